import { describe, expect, test } from "vitest";
import { createClock } from "./clock.ts";
import { createPersonalTime } from "./personal-time.ts";

const HOUR = 3_600_000;

function open() {
  const clock = createClock("UTC", () => Temporal.Instant.from("2026-03-01T00:00:00Z"));
  const time = createPersonalTime(clock);
  const hourOf = (identityId: string | null) =>
    time.run(identityId, () => clock.now().toZonedDateTimeISO("UTC").hour);
  return { clock, time, hourOf };
}

describe("the time of a person", () => {
  test("is theirs alone, also in what goes on after a pause", async () => {
    const { clock, time, hourOf } = open();
    time.give("ada", 3 * HOUR);
    const later = time.run("ada", async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return clock.now().toZonedDateTimeISO("UTC").hour;
    });
    expect([hourOf("ada"), hourOf("bob"), hourOf(null)]).toEqual([3, 0, 0]);
    expect(await later).toBe(3);
  });

  test("is everybody's again once that has overtaken it, or once it is taken back", () => {
    const { clock, time, hourOf } = open();
    time.give("ada", 3 * HOUR);
    clock.shiftTo(5 * HOUR);
    expect(hourOf("ada")).toBe(5);
    clock.shiftTo(0);
    time.give("ada", undefined);
    expect(hourOf("ada")).toBe(0);
  });
});
