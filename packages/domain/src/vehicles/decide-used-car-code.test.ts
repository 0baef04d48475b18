import { describe, expect, test } from "vitest";
import { decideUsedCarCode, type NamedBy, type UsedCar } from "./decide-used-car-code.ts";
import { USED_CAR_REASONS } from "./used-car-eligibility.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const TODAY = day("2026-03-10");
const makeCar = (changes: Partial<UsedCar> = {}): UsedCar => ({
  hasMaker: true,
  canPlayAudio: true,
  state: "INACTIVE",
  trialKind: "newCar",
  lastActive: null,
  ...changes,
});
const until = (by: "trial" | "plan", iso: string) => ({ lastActive: { by, until: day(iso) } });

const TABLE: readonly [string, NamedBy, UsedCar | undefined][] = [
  ["101", "radioId", makeCar({ hasMaker: false })],
  ["103", "vin", undefined],
  ["106", "radioId", undefined],
  ["107", "vin", makeCar({ state: "SELF_PAY" })],
  ["109", "vin", makeCar({ state: "TRIAL_CLAIMED" })],
  ["110", "vin", makeCar({ state: "TRIAL_WITH_FOLLOW_ON" })],
  ["111", "vin", makeCar({ state: "TRIAL_CLAIMED", trialKind: "usedCar" })],
  ["112", "vin", makeCar({ trialKind: "usedCar" })],
  ["112", "vin", makeCar(until("trial", "2025-03-10"))],
  ["113", "vin", makeCar(until("plan", "2026-02-01"))],
  ["114", "vin", makeCar({ state: "TRIAL_NOT_CLAIMED", trialKind: "demo" })],
  ["114", "vin", makeCar({ state: "TRIAL_ELIGIBLE", trialKind: "demo" })],
  ["3494", undefined, undefined],
  ["5035", "radioId", makeCar({ canPlayAudio: false })],
  ["other", "radioId", makeCar({ state: "TRIAL_ELIGIBLE" })],
];

describe("decideUsedCarCode", () => {
  test.each(TABLE)("is %s by %s for %o", (code, namedBy, car) => {
    expect(decideUsedCarCode(namedBy, car, TODAY)).toBe(code);
  });

  test("has every code of the notices", () => {
    expect(new Set(TABLE.map(([code]) => code))).toEqual(new Set(USED_CAR_REASONS));
  });

  test.each([
    makeCar({ state: "TRIAL_NOT_CLAIMED" }),
    makeCar(),
    makeCar(until("plan", "2025-03-09")),
    makeCar(until("trial", "2025-03-09")),
  ])("is none for one that can have a trial: %j", (car) => {
    expect(decideUsedCarCode("vin", car, TODAY)).toBeUndefined();
  });
});
