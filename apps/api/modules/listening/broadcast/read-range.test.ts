import { expect, test } from "vitest";
import { readRange } from "./read-range.ts";

test.each([
  [undefined, "all"],
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=10-19", { first: 10, last: 19 }],
  ["bytes=90-200", { first: 90, last: 99 }],
  ["bytes=-5", { first: 95, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=-0", "none"],
  ["bytes=100-", "none"],
  ["bytes=19-10", "all"],
  ["bytes=0-1,5-6", "all"],
  ["items=0-1", "all"],
  ["bytes=-", "all"],
])("of a hundred bytes %s asks for %o", (header, asked) => {
  expect(readRange(header, 100)).toEqual(asked);
});
