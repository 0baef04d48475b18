import { expect, it } from "vitest";
import { formatPlayed } from "./format-played.ts";

it.each([
  [0, "0:00"],
  [9, "0:09"],
  [245.9, "4:05"],
  [3_599, "59:59"],
  [3_729, "1:02:09"],
  [21_600, "6:00:00"],
])("shows %d seconds as %s", (seconds, shown) => {
  expect(formatPlayed(seconds)).toBe(shown);
});
