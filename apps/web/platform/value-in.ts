/** A parameter's value, however its name is written. */
export function valueIn(query: URLSearchParams, ...names: readonly string[]): string | undefined {
  for (const [name, value] of query) if (names.includes(name.toLowerCase())) return value.trim();
  return undefined;
}
