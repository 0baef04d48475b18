import { encodeInput } from "@skywave/domain/text/encode-input";
import { z } from "zod";
import { readInput } from "#platform/http/read-input.ts";
import { done, type Outcome } from "#platform/outcome.ts";

/** The last thing that was on the page before: by what it is sorted, and its id among those with the same. */
export interface Place<K extends string | number = string> {
  key: K;
  id: string;
}

/** When something happened, to the millisecond. */
export const TIME_KEY = z.iso.datetime();

/** Reads from where a list goes on; one that is of another list, or that nobody of us has written, is refused. */
export function readCursor<K extends string | number>(
  cursor: string | undefined,
  sort: string,
  key: z.ZodType<K>,
): Outcome<Place<K> | undefined> {
  if (cursor === undefined) return done(undefined);
  const schema = z.strictObject({ sort: z.literal(sort), key, id: z.string().max(200) });
  const read = readInput(cursor, schema, "cursor");
  return read.ok ? done({ key: read.data.key, id: read.data.id }) : read;
}

/** Of a list with one more than fits on the page, those that fit, and the cursor to the others. */
export function cutPage<T>(
  found: readonly T[],
  size: number,
  placeOf: (last: T) => { sort: string } & Place<string | number>,
): { page: T[]; nextCursor: string | null } {
  const page = found.slice(0, size);
  const last = page.at(-1);
  const hasMore = found.length > size && last !== undefined;
  return { page, nextCursor: hasMore ? encodeInput(placeOf(last)) : null };
}

/** Of things that are in memory, the newest first, those after a place, and one more than fit. */
export function newestAfter<T>(
  all: readonly T[],
  { after, size, placeOf }: { after: Place | undefined; size: number; placeOf: (one: T) => Place },
): T[] {
  return all
    .filter((one) => after === undefined || compare(placeOf(one), after) < 0)
    .toSorted((one, other) => compare(placeOf(other), placeOf(one)))
    .slice(0, size + 1);
}

function compare(one: Place, other: Place): number {
  const byTime = Temporal.Instant.compare(one.key, other.key);
  return byTime === 0 ? Number(one.id > other.id) - Number(one.id < other.id) : byTime;
}
