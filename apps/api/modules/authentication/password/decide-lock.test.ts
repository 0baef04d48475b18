import { describe, expect, test } from "vitest";
import { decideLock, type LockState } from "./decide-lock.ts";

const START = Temporal.Instant.from("2026-03-10T15:00:00Z");
const after = (minutes: number) => START.add({ seconds: Math.round(minutes * 60) });

/** Fails as often as it may, from a moment on, and tells how often that was and until when it is locked. */
function failUntilLocked(state: LockState | undefined, now: Temporal.Instant) {
  let known = state;
  for (let failures = 0; ; failures += 1) {
    const decision = decideLock(known, now);
    if (decision.verdict === "off") return { failures, until: undefined, state: known };
    known = decision.next;
    if (decision.verdict === "locked") return { failures, until: decision.until, state: known };
  }
}

describe("decideLock", () => {
  test("locks after ten failures in a quarter of an hour, for a quarter of an hour", () => {
    const locked = failUntilLocked(undefined, START);
    expect([locked.failures, locked.until?.toString()]).toEqual([10, after(15).toString()]);
    expect(decideLock(locked.state, after(14.9)).verdict).toBe("locked");
    expect(decideLock(locked.state, after(15)).verdict).toBe("try");
  });

  test("locks twice as long each time, a day at most, until a hundred failures in a row switch it off", () => {
    let now = START;
    let state: LockState | undefined;
    const minutes: number[] = [];
    for (;;) {
      const locked = failUntilLocked(state, now);
      state = locked.state;
      if (locked.until === undefined) break;
      minutes.push(now.until(locked.until).total("minutes"));
      now = locked.until;
    }
    expect(minutes).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    expect(decideLock(state, now.add({ hours: 24 * 365 })).verdict).toBe("off");
  });

  test("forgets failures of an earlier quarter of an hour, but not that they came in a row", () => {
    let state: LockState | undefined;
    for (let n = 0; n < 9; n += 1) {
      const decision = decideLock(state, START);
      if (decision.verdict === "try") state = decision.next;
    }
    const later = decideLock(state, after(15));
    expect(later).toMatchObject({ verdict: "try", next: { failures: 1, failuresInARow: 10 } });
  });
});
