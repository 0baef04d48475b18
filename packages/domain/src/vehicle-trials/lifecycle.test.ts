import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeVehicle } from "./change-vehicle.ts";
import { lifecycleOn, type VehicleFacts, type VehicleTrial } from "./lifecycle.ts";
import { FORESEEN, liveVehicle, vehicleScripts } from "./testing/live-vehicle.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const TODAY = day("2026-03-10");
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
    expect(states).toEqual(["INACTIVE", "TRIAL_NOT_CLAIMED", "TRIAL_NOT_CLAIMED", "INACTIVE"]);
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
    expect(changeVehicle(facts({ trial: trial({ startsOn: null }) }), claim, TODAY)).toBeUndefined();
  });
});
