/** Ids, UUIDs and digests: what must be another's in the rows of another customer. */
const PERSONAL = /[a-z]+_[A-Za-z0-9]{16,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9_-]{43}/g;
const UUID_LENGTH = 36;
const DIGITS = 9;
const LARGEST_NINE_DIGIT_PRIME = 999_999_937;
// Next to the golden section of the prime, so that neighbours come to lie far apart.
const STRIDE = 618_033_989;

/** Copies are counted; these are the ones from the first to the last. */
export interface CopyRange {
  from: number;
  to: number;
}

/** Copies as a table in SQL: each has a `number`, in no order, and the same as the `digits` that its ids have. */
export function copiesInSql({ from, to }: CopyRange): string {
  return `(select number, lpad(number::text, ${DIGITS}, '0') as digits
    from (select i::bigint * ${STRIDE} % ${LARGEST_NINE_DIGIT_PRIME} as number
      from generate_series(${from}, ${to}) i) counted offset 0) copy`;
}

/** The number of one of them. */
export function copyNumberOf(copy: number): number {
  return (copy * STRIDE) % LARGEST_NINE_DIGIT_PRIME;
}

/** What a personal value of the customer who is copied is in a copy. */
export function copiedValue(value: string, copy: number): string {
  const digits = String(copyNumberOf(copy)).padStart(DIGITS, "0");
  return value.replaceAll(PERSONAL, (token) => {
    const start = startOfDigits(token);
    return token.slice(0, start) + digits + token.slice(start + DIGITS);
  });
}

/** The same as an expression of SQL over `digits`; undefined where nothing in the value is personal. */
export function copiedValueInSql(value: string | null): string | undefined {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: token, index } of (value ?? "").matchAll(PERSONAL)) {
    const start = index + startOfDigits(token);
    parts.push(literalOf((value ?? "").slice(end, start)), "copy.digits");
    end = start + DIGITS;
  }
  if (parts.length === 0) return undefined;
  return [...parts, literalOf((value ?? "").slice(end))].join(" || ");
}

/** Behind the prefix of an id, so that ids are in no order; at the end of a UUID, where there are digits enough. */
function startOfDigits(token: string): number {
  const prefix = /^[a-z]+_/.exec(token)?.[0];
  return prefix?.length ?? (token.length === UUID_LENGTH ? UUID_LENGTH - DIGITS : 0);
}

export function literalOf(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
