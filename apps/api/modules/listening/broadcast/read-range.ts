/** Some bytes of an answer, both ends included. */
interface Range {
  first: number;
  last: number;
}

/** Which bytes a `Range` header asks for: `none` where it asks for none that exist; one that is not understood asks for all. */
export function readRange(header: string | undefined, length: number): Range | "all" | "none" {
  const [, from, until] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === undefined || until === undefined || (from === "" && until === "")) return "all";
  if (from === "") {
    const count = Number(until);
    return count === 0 ? "none" : { first: Math.max(0, length - count), last: length - 1 };
  }
  const first = Number(from);
  if (until !== "" && Number(until) < first) return "all";
  if (first >= length) return "none";
  return { first, last: until === "" ? length - 1 : Math.min(length - 1, Number(until)) };
}
