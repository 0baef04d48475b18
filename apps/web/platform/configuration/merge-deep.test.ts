import { expect, it } from "vitest";
import { mergeDeep } from "./merge-deep.ts";

it("lays objects over each other key by key, and replaces lists as a whole", () => {
  expect(mergeDeep({ a: [1, 2], b: { c: 1, d: 2 } }, { a: [3], b: { d: 4 } })).toEqual({
    a: [3],
    b: { c: 1, d: 4 },
  });
});
