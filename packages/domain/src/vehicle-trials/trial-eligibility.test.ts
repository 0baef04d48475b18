import { describe, expect, test } from "vitest";
import type { LifecycleState } from "./lifecycle.ts";
import { decideTrialEligibility } from "./trial-eligibility.ts";

const ineligible = (code: string) => ({ kind: "ineligible", code });

describe("decideTrialEligibility", () => {
  test.each<[LifecycleState | undefined, boolean, object]>([
    ["SELF_PAY", true, ineligible("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR")],
    ["TRIAL_WITH_FOLLOW_ON", true, ineligible("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR")],
    ["TRIAL_NOT_CLAIMED", false, { kind: "claim" }],
    ["TRIAL_ELIGIBLE", true, ineligible("TRIAL_PENDING_ACTIVATION_ERROR")],
    ["TRIAL_CLAIMED", true, { kind: "pass" }],
    ["TRIAL_CLAIMED", false, ineligible("IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR")],
    ["INACTIVE", false, { kind: "pass" }],
    [undefined, true, ineligible("VEHICLE_NOT_FOUND")],
  ])("[S4.36] of a vehicle that is %s, for somebody related to it: %s", (state, isRelated, eligibility) => {
    expect(decideTrialEligibility(state, { isRelated })).toEqual(eligibility);
  });
});
