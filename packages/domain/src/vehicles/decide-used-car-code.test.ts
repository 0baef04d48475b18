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

const TABLE: readonly [string, string, NamedBy, UsedCar | undefined][] = [
  ["[A8.08]", "101", "radioId", makeCar({ hasMaker: false })],
  ["[A8.09]", "103", "vin", undefined],
  ["[A8.10]", "106", "radioId", undefined],
  ["[A8.11]", "107", "vin", makeCar({ state: "SELF_PAY" })],
  ["[A8.12]", "109", "vin", makeCar({ state: "TRIAL_CLAIMED" })],
  ["[A8.13]", "110", "vin", makeCar({ state: "TRIAL_WITH_FOLLOW_ON" })],
  ["[A8.14]", "111", "vin", makeCar({ state: "TRIAL_CLAIMED", trialKind: "usedCar" })],
  ["[A8.15]", "112", "vin", makeCar({ trialKind: "usedCar" })],
  ["[A8.15]", "112", "vin", makeCar(until("trial", "2025-03-10"))],
  ["[A8.16]", "113", "vin", makeCar(until("plan", "2026-02-01"))],
  ["[A8.17]", "114", "vin", makeCar({ state: "TRIAL_NOT_CLAIMED", trialKind: "demo" })],
  ["[A8.17]", "114", "vin", makeCar({ state: "TRIAL_ELIGIBLE", trialKind: "demo" })],
  ["[A8.18]", "3494", undefined, undefined],
  ["[A8.19]", "5035", "radioId", makeCar({ canPlayAudio: false })],
  ["[A8.20]", "other", "radioId", makeCar({ state: "TRIAL_ELIGIBLE" })],
];

describe("decideUsedCarCode", () => {
  test.each(TABLE)("%s is %s by %s for %o", (_id, code, namedBy, car) => {
    expect(decideUsedCarCode(namedBy, car, TODAY)).toBe(code);
  });

  test("has every code of the notices", () => {
    expect(new Set(TABLE.map(([, code]) => code))).toEqual(new Set(USED_CAR_REASONS));
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
