/** Something that has a key and a time on both sides. */
export interface Timed {
  key: string;
  at: Temporal.Instant;
}

export type Meeting<Ours extends Timed, Theirs extends Timed> =
  | { kind: "both"; ours: Ours; theirs: Theirs }
  | { kind: "oursAlone"; ours: Ours }
  | { kind: "theirsAlone"; theirs: Theirs };

// How long one side waits for the other. Who is missed by it is looked up by key, so this is only about memory.
const PATIENCE_IN_MILLISECONDS = 60 * 60 * 1000;

/**
 * Brings two streams together by key, both the newest first. The side that is behind in time goes on; in memory are
 * only those that the other side has not reached, however long the streams are.
 */
export async function* meetByKey<Ours extends Timed, Theirs extends Timed>(
  ours: AsyncIterable<Ours>,
  theirs: AsyncIterable<Theirs>,
): AsyncIterable<Meeting<Ours, Theirs>> {
  const [here, there] = [await openSide(ours), await openSide(theirs)];
  while (here.head !== undefined || there.head !== undefined) {
    if (isNext(here.head, there.head)) {
      const met = here.take(there);
      if (met) yield { kind: "both", ours: met.own, theirs: met.other };
      await here.read();
    } else {
      const met = there.take(here);
      if (met) yield { kind: "both", ours: met.other, theirs: met.own };
      await there.read();
    }
    for (const one of here.overdue(there.head)) yield { kind: "oursAlone", ours: one };
    for (const one of there.overdue(here.head)) yield { kind: "theirsAlone", theirs: one };
  }
  for (const one of here.waiting.values()) yield { kind: "oursAlone", ours: one };
  for (const one of there.waiting.values()) yield { kind: "theirsAlone", theirs: one };
}

interface Side<Item extends Timed> {
  head: Item | undefined;
  waiting: Map<string, Item>;
  read(): Promise<void>;
  /** Matches the head with who waits on the other side, or lets it wait itself. */
  take<Other extends Timed>(other: Side<Other>): { own: Item; other: Other } | undefined;
  /** Those that the other side has passed without meeting them. */
  overdue(otherHead: Timed | undefined): Item[];
}

async function openSide<Item extends Timed>(items: AsyncIterable<Item>): Promise<Side<Item>> {
  const iterator = items[Symbol.asyncIterator]();
  const side: Side<Item> = {
    head: undefined,
    waiting: new Map(),
    async read() {
      const next = await iterator.next();
      side.head = next.done === true ? undefined : next.value;
    },
    take(other) {
      const own = side.head;
      if (own === undefined) return undefined;
      const met = other.waiting.get(own.key);
      if (met === undefined) {
        side.waiting.set(own.key, own);
        return undefined;
      }
      other.waiting.delete(own.key);
      return { own, other: met };
    },
    overdue(otherHead) {
      const passed: Item[] = [];
      for (const one of side.waiting.values()) {
        const gap = otherHead === undefined ? 0 : one.at.epochMilliseconds - otherHead.at.epochMilliseconds;
        if (gap <= PATIENCE_IN_MILLISECONDS) break;
        passed.push(one);
      }
      for (const { key } of passed) side.waiting.delete(key);
      return passed;
    },
  };
  await side.read();
  return side;
}

function isNext(one: Timed | undefined, other: Timed | undefined): boolean {
  if (one === undefined || other === undefined) return one !== undefined;
  return Temporal.Instant.compare(one.at, other.at) >= 0;
}
