import { describe, expect, test } from "vitest";
import type { VehicleFacts } from "./lifecycle.ts";
import { magicLinkTrialOn } from "./magic-link-trial-state.ts";

const TODAY = Temporal.PlainDate.from("2026-03-10");
const START = Temporal.PlainDate.from("2026-03-01");
const END = START.add({ days: 90 });
const trial = { startsOn: START, days: 90, isClaimed: false };
const claimed = { ...trial, isClaimed: true };
const facts = (changes: Partial<VehicleFacts>): VehicleFacts => ({ trial, paidFrom: null, ...changes });

describe("magicLinkTrialOn", () => {
  test.each([
    ["TrialNotStarted", 90, facts({ trial: { ...trial, startsOn: null } })],
    ["TrialNotStarted", 90, facts({ trial: { ...trial, startsOn: TODAY.add({ days: 1 }) } })],
    ["TrialNotStarted", 90, facts({ trial: { ...trial, startsOn: TODAY.add({ days: 400 }) } })],
    ["TrialNotClaimed", 90, facts({ trial: { ...trial, startsOn: TODAY } })],
    ["TrialNotClaimed", 81, facts({})],
    ["TrialClaimed", 81, facts({ trial: claimed })],
    ["TrialClaimed", 0, facts({ trial: { ...trial, days: 5 } })],
    ["TrialWithFollowOn", 81, facts({ trial: claimed, paidFrom: END })],
    ["SelfPay", 81, facts({ paidFrom: TODAY })],
    ["SelfPay", 0, facts({ trial: null, paidFrom: START })],
    ["TrialNotStarted", 0, undefined],
  ])("[S4.37] is %s with %i days before the end", (trialState, daysBeforeTrialEnd, given) => {
    expect(magicLinkTrialOn(given, TODAY)).toEqual({ trialState, daysBeforeTrialEnd });
  });
});
