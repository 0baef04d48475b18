import type { Timed } from "./meet-by-key.ts";

/** One stream of two, each the newest first, in which the newest is first too. */
export async function* newestFirst<Item extends Timed>(
  one: AsyncIterable<Item>,
  other: AsyncIterable<Item>,
): AsyncIterable<Item> {
  const iterators = [one[Symbol.asyncIterator](), other[Symbol.asyncIterator]()] as const;
  let [left, right] = [await iterators[0].next(), await iterators[1].next()];
  for (;;) {
    if (left.done === true && right.done === true) return;
    const isLeft =
      right.done === true ||
      (left.done !== true && Temporal.Instant.compare(left.value.at, right.value.at) >= 0);
    if (isLeft) {
      if (left.done !== true) yield left.value;
      left = await iterators[0].next();
    } else {
      if (right.done !== true) yield right.value;
      right = await iterators[1].next();
    }
  }
}
