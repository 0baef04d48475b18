import { describe, expect, it } from "vitest";
import { decideOfflineEnd } from "./decide-offline-end.ts";

const at = (day: number) => Temporal.Instant.from(`2026-03-${String(day).padStart(2, "0")}T15:00:00Z`);
const keptUntil = at(20);
const now = at(10);
const end = (...days: (number | undefined)[]) =>
  decideOfflineEnd(
    days.map((day) => ({ endsAt: day === undefined ? undefined : at(day) })),
    { keptUntil, now },
  )?.toString();

describe("the end of what is kept offline", () => {
  it("is that of the episode where a plan goes on longer, or has no end", () => {
    expect(end(undefined)).toBe(keptUntil.toString());
    expect(end(25)).toBe(keptUntil.toString());
  });

  it("is that of the plan that goes on longest, where all are over sooner", () => {
    expect(end(12)).toBe(at(12).toString());
    expect(end(15, 12)).toBe(at(15).toString());
    expect(end(12, undefined)).toBe(keptUntil.toString());
  });

  it("is none without a plan, and none where the last one is over", () => {
    expect(end()).toBeUndefined();
    expect(end(10)).toBeUndefined();
    expect(end(9, 8)).toBeUndefined();
  });
});
