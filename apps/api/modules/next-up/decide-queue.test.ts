import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideQueue, MOST_QUEUED } from "./decide-queue.ts";

const key = (entityId: number) => ({ entityType: "show", entityId: String(entityId) });
const keys = (...ids: number[]) => ids.map(key);

describe("decideQueue", () => {
  test("puts things before all others or after them, in the order in which they are named", () => {
    expect(decideQueue(keys(1, 2), keys(4, 3), "next")).toEqual(keys(4, 3, 1, 2));
    expect(decideQueue(keys(1, 2), keys(4, 3), "end")).toEqual(keys(1, 2, 4, 3));
  });

  test("has each thing once, in its newest place, and the same however often it is asked", () => {
    const ids = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 9 });
    fc.assert(
      fc.property(
        fc.uniqueArray(ids, { maxLength: 1 }),
        ids,
        fc.constantFrom("next", "end"),
        (had, add, place) => {
          const before = keys(...new Set(had.flat()));
          const once = decideQueue(before, keys(...add), place) ?? [];
          expect(new Set(once.map(({ entityId }) => entityId)).size).toBe(once.length);
          expect(new Set(once.map(({ entityId }) => Number(entityId)))).toEqual(
            new Set([...had.flat(), ...add]),
          );
          expect(decideQueue(once, keys(...add), place)).toEqual(once);
        },
      ),
    );
  });

  test("takes as many as there is room for, and none where that would be too many", () => {
    const full = Array.from({ length: MOST_QUEUED }, (_, at) => key(at));
    expect(decideQueue(full.slice(1), keys(0), "next")).toHaveLength(MOST_QUEUED);
    expect(decideQueue(full, keys(5), "next")).toHaveLength(MOST_QUEUED);
    expect(decideQueue(full, keys(MOST_QUEUED), "end")).toBeUndefined();
  });
});
