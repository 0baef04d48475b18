import { describe, expect, it } from "vitest";
import { type PlanFlags, planFlagsOf } from "./plan-flags.ts";

const PLAIN = {
  planCode: "SAT-ALL-1MO",
  planType: "SELF_PAY",
  packageId: "satellite-all",
  canChangePlan: true,
};
const set = (flags: PlanFlags) => Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [flag] : []));

describe("planFlagsOf", () => {
  it.each([
    [{}, ["canChange"]],
    [{ planType: "DEMO" }, ["isDemo"]],
    [{ planCode: "SAT-EMP-12MO" }, ["isEmployee"]],
    [{ planCode: "SAT_LIFE" }, ["isLifetime"]],
    [{ planType: "extended-service" }, ["isExtended", "canChange"]],
    [{ planType: "TRIAL_EXT" }, ["isExtended", "canChange"]],
    [{ planCode: "SAT-ADV-12MO" }, ["isAdvantage", "canChange"]],
    [{ packageId: "satellite-fam" }, ["isFamily", "canChange"]],
    [{ planCode: "SAT-MIL-12MO" }, ["isMilitary", "canChange"]],
    [{ planCode: "sat-vet-12mo" }, ["isMilitary", "canChange"]],
    [{ planType: "INTRODUCTORY" }, ["isIntroductory", "canChange"]],
    [{ planType: "COMPANION" }, []],
    [{ canChangePlan: false }, []],
    [{ planCode: "SAT-EMPIRE-VETERINARY-FAMOUS" }, ["canChange"]],
  ])("[S3.22] [S9.20] tells of %j that it is %j", (changes, flags) => {
    expect(set(planFlagsOf({ ...PLAIN, ...changes }))).toEqual(flags);
  });
});
