import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

/** Work that says when it begins, and ends when it is told to. */
function createWorks(sizeOfTurn: number) {
  const turns = createTurns(sizeOfTurn);
  const begun: string[] = [];
  const begin = (name: string, size: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const taken = turns.take(size, () => {
      begun.push(name);
      return promise;
    });
    return { taken, end: () => resolve(name), fail: () => reject(new Error(`${name} failed`)) };
  };
  return { begun, begin };
}

test("What fits into a turn runs together, and what doesn't waits", async () => {
  const { begun, begin } = createWorks(10);
  const first = begin("first", 4);
  const second = begin("second", 6);
  const third = begin("third", 1);
  expect(begun).toEqual(["first", "second"]);
  first.end();
  expect(await first.taken).toBe("first");
  await nextTurn();
  expect(begun).toEqual(["first", "second", "third"]);
  second.end();
  third.end();
  expect(await Promise.all([second.taken, third.taken])).toEqual(["second", "third"]);
});

test("What is larger than a turn runs alone", async () => {
  const { begun, begin } = createWorks(10);
  const small = begin("small", 1);
  const large = begin("large", 11);
  expect(begun).toEqual(["small"]);
  small.end();
  await small.taken;
  await nextTurn();
  const other = begin("other", 1);
  expect(begun).toEqual(["small", "large"]);
  large.end();
  await large.taken;
  await nextTurn();
  expect(begun).toEqual(["small", "large", "other"]);
  other.end();
  expect(await other.taken).toBe("other");
});

test("Nothing overtakes what came before it, even if it would fit", async () => {
  const { begun, begin } = createWorks(10);
  const first = begin("first", 8);
  const large = begin("large", 10);
  const small = begin("small", 1);
  expect(begun).toEqual(["first"]);
  first.end();
  await first.taken;
  await nextTurn();
  expect(begun).toEqual(["first", "large"]);
  large.end();
  await large.taken;
  await nextTurn();
  expect(begun).toEqual(["first", "large", "small"]);
  small.end();
  expect(await small.taken).toBe("small");
});

test("Work that failed makes room like any other", async () => {
  const { begun, begin } = createWorks(10);
  const first = begin("first", 10);
  const second = begin("second", 10);
  first.fail();
  await expect(first.taken).rejects.toThrow("first failed");
  await nextTurn();
  expect(begun).toEqual(["first", "second"]);
  second.end();
  expect(await second.taken).toBe("second");
});
