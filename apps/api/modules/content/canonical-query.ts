/** A query in the one spelling under which its answer is kept: names in order, lists in order and without repetition. */
export function canonicalQuery(
  query: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const pairs = Object.entries(query)
    .filter((pair): pair is [string, string | number] => pair[1] !== undefined)
    .map(([name, value]): [string, string] => [
      name,
      name.endsWith("[in]") ? [...new Set(String(value).split(","))].sort().join(",") : String(value),
    ]);
  return new URLSearchParams(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
}
