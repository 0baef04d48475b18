import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeVehicle, nextTurnOf } from "./change-vehicle.ts";
import { lifecycleOn, type VehicleFacts, type VehicleTrial } from "./lifecycle.ts";
import { FORESEEN, liveVehicle, vehicleScripts } from "./testing/live-vehicle.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const TODAY = day("2026-03-10");
const TOMORROW = day("2026-03-11");
const trial = (changes: Partial<VehicleTrial> = {}): VehicleTrial => ({
  startsOn: day("2026-03-01"),
  days: 90,
  isClaimed: false,
  ...changes,
});
const facts = (changes: Partial<VehicleFacts> = {}): VehicleFacts => ({
  trial: null,
  paidFrom: null,
  ...changes,
});

describe("lifecycleOn", () => {
  test.each<[state: string | undefined, what: string, VehicleFacts | undefined]>([
    ["TRIAL_ELIGIBLE", "a trial that has not begun", facts({ trial: trial({ startsOn: null }) })],
    ["TRIAL_ELIGIBLE", "a trial that begins tomorrow", facts({ trial: trial({ startsOn: TOMORROW }) })],
    [
      "SELF_PAY",
      "a plan in the place of a trial that begins tomorrow",
      facts({ trial: trial({ startsOn: TOMORROW }), paidFrom: TODAY }),
    ],
    ["TRIAL_NOT_CLAIMED", "a trial that begins today", facts({ trial: trial({ startsOn: TODAY }) })],
    ["TRIAL_NOT_CLAIMED", "an anonymous trial", facts({ trial: trial() })],
    ["TRIAL_CLAIMED", "a claimed trial", facts({ trial: trial({ isClaimed: true }) })],
    [
      "TRIAL_WITH_FOLLOW_ON",
      "a trial that a plan follows",
      facts({ trial: trial({ isClaimed: true }), paidFrom: day("2026-05-30") }),
    ],
    ["SELF_PAY", "no trial and a plan that is paid for", facts({ paidFrom: TODAY })],
    ["SELF_PAY", "a trial in whose place a plan began", facts({ trial: trial(), paidFrom: TODAY })],
    ["INACTIVE", "neither", facts()],
    ["INACTIVE", "a trial that is over", facts({ trial: trial({ days: 9 }) })],
    [undefined, "no vehicle at all", undefined],
  ])("[S4.35] is %s with %s", (state, _what, given) => {
    expect(lifecycleOn(given, TODAY)).toBe(state);
  });

  test("[S4.35] counts the first and the last day of a trial in, and no other", () => {
    const given = facts({ trial: trial({ startsOn: TODAY, days: 2 }) });
    const states = ["2026-03-09", "2026-03-10", "2026-03-11", "2026-03-12"].map((on) =>
      lifecycleOn(given, day(on)),
    );
    expect(states).toEqual(["TRIAL_ELIGIBLE", "TRIAL_NOT_CLAIMED", "TRIAL_NOT_CLAIMED", "INACTIVE"]);
  });
});

describe("changeVehicle", () => {
  test("stands as a slow model that counts days says, in every step that the table foresees and no other", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(vehicleScripts, (script) => {
        const lived = liveVehicle(script);
        for (const step of lived.seen) seen.add(step);
        return lived.difference === undefined;
      }),
      { numRuns: 1_000, seed: 1 },
    );
    expect([...seen].toSorted()).toEqual([...FORESEEN].toSorted());
  });

  test("lets nobody claim twice, nor what has not begun", () => {
    const claim = { kind: "trialClaimed" } as const;
    const claimed = changeVehicle(facts({ trial: trial() }), claim, TODAY);
    expect(claimed && changeVehicle(claimed, claim, TODAY)).toBeUndefined();
    for (const startsOn of [null, TOMORROW])
      expect(changeVehicle(facts({ trial: trial({ startsOn }) }), claim, TODAY)).toBeUndefined();
  });

  test("[S4.35] starts a trial once, and moves no first day that is known", () => {
    const start = { kind: "trialStarted" } as const;
    const started = changeVehicle(facts({ trial: trial({ startsOn: null }) }), start, TODAY);
    expect(started?.trial?.startsOn).toEqual(TODAY);
    expect(started && changeVehicle(started, start, TODAY)).toBeUndefined();
    expect(changeVehicle(facts({ trial: trial({ startsOn: TOMORROW }) }), start, TODAY)).toBeUndefined();
  });

  test("[S4.35] gives no second trial beside one that is to begin", () => {
    const given = { kind: "trialGiven", days: 30, startsOn: TODAY } as const;
    expect(changeVehicle(facts({ trial: trial({ startsOn: TOMORROW }) }), given, TODAY)).toBeUndefined();
  });
});

describe("nextTurnOf", () => {
  test.each([
    ["its first day, before it", TOMORROW, { startsOn: TOMORROW }],
    ["the day after its last, in its course", day("2026-05-30"), {}],
    ["no day, where it waits for the radio to be heard", null, { startsOn: null }],
    ["no day, after its end", null, { days: 9 }],
  ])("[S4.35] of a trial is %s", (_what, turnsOn, changes) => {
    expect(nextTurnOf(facts({ trial: trial(changes) }), TODAY)).toEqual(turnsOn);
  });
});
