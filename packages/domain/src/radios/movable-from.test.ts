import { describe, expect, test } from "vitest";
import { movableFrom } from "./movable-from.ts";

const day = (written: string) => Temporal.PlainDate.from(written);
const TODAY = day("2026-03-31");
const from = (...movedOn: string[]) => movableFrom(movedOn.map(day), TODAY)?.toString();

describe("movableFrom", () => {
  test("lets a radio move that has moved once in 30 days, or never", () => {
    expect([from(), from("2026-03-31"), from("2026-03-01", "2026-03-31")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("says when the earlier of two moves is 30 days old", () => {
    expect(from("2026-03-02", "2026-03-31")).toBe("2026-04-01");
    expect(from("2026-03-31", "2026-03-31")).toBe("2026-04-30");
  });

  test("counts the last two where there were more", () => {
    expect(from("2026-03-20", "2026-03-05", "2026-03-10", "2026-02-01")).toBe("2026-04-09");
  });
});
