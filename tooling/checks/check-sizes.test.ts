import { expect, test } from "vitest";
import { checkSizes } from "./check-sizes.ts";

const lines = (count: number) => "x\n".repeat(count);
const folder = (count: number, end = ".ts") =>
  Array.from({ length: count }, (_, index) => ({ path: `packages/a/src/b/c${index}${end}`, text: "x\n" }));

test("a file of 300 lines is fine and one of 301 is refused", () => {
  expect(checkSizes([{ path: "packages/a/src/b.ts", text: lines(300) }])).toEqual([]);
  expect(checkSizes([{ path: "packages/a/src/b.ts", text: lines(301) }])).toHaveLength(1);
});

test("a test may be longer, but not without end", () => {
  expect(checkSizes([{ path: "packages/a/src/b.test.ts", text: lines(400) }])).toEqual([]);
  expect(checkSizes([{ path: "packages/a/src/b.test.ts", text: lines(401) }])).toHaveLength(1);
});

test("a folder of twenty files is fine and one of twenty-one is refused, tests not counted", () => {
  expect(checkSizes([...folder(20), ...folder(9, ".test.ts")])).toEqual([]);
  expect(checkSizes(folder(21)).join()).toContain("packages/a/src/b: 21 files");
});
