import { expect, test } from "vitest";
import { decideSkip } from "./decide-skip.ts";

const NOW = Date.UTC(2026, 2, 10, 15);
const HOUR = 3_600_000;
const minutesAgo = (...minutes: number[]) => minutes.map((each) => NOW - each * 60_000);

test("six may be skipped in an hour, and the seventh once the first is an hour old", () => {
  const five = minutesAgo(50, 40, 30, 20, 10);
  expect(decideSkip(five, NOW)).toEqual({ isAllowed: true, skippedAt: [...five, NOW] });
  const six = minutesAgo(50, 40, 30, 20, 10, 1);
  expect(decideSkip(six, NOW)).toEqual({ isAllowed: false, againAt: NOW + 10 * 60_000 });
  expect(decideSkip(six, NOW + 10 * 60_000 - 1).isAllowed).toBe(false);
  expect(decideSkip(six, NOW + 10 * 60_000).isAllowed).toBe(true);
});

test("what was skipped at one moment counts each time, in whatever order it is kept", () => {
  const atOnce = [NOW, NOW, NOW - 5, NOW, NOW, NOW];
  expect(decideSkip(atOnce, NOW)).toEqual({ isAllowed: false, againAt: NOW - 5 + HOUR });
});

test("what was skipped longer ago is forgotten", () => {
  expect(decideSkip(minutesAgo(60, 61, 300), NOW)).toEqual({ isAllowed: true, skippedAt: [NOW] });
});
