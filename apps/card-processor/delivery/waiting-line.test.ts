import { expect, test } from "vitest";
import { WaitingLine } from "./waiting-line.ts";

test("hands out what came first, also while more comes", () => {
  const line = new WaitingLine<number>();
  const taken: (number | undefined)[] = [];
  for (let item = 0; item < 5_000; item += 1) {
    line.add(item);
    if (item % 2 === 1) taken.push(line.take());
  }
  for (let left = 0; left < 2_500; left += 1) taken.push(line.take());
  expect(taken).toEqual(Array.from({ length: 5_000 }, (_none, item) => item));
  expect(line.take()).toBeUndefined();
});
