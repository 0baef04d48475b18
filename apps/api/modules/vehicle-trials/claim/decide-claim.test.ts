import { describe, expect, test } from "vitest";
import { type ClaimFacts, decideClaim } from "./decide-claim.ts";

const makeFacts = (changes: Partial<ClaimFacts> = {}): ClaimFacts => ({
  state: "TRIAL_NOT_CLAIMED",
  namedBy: "radioId",
  isMeantForSomebody: false,
  isMeantForCaller: false,
  hasOtherDriver: false,
  isDemo: false,
  isRelated: false,
  isTheirs: false,
  ...changes,
});
const STATES = [
  "TRIAL_ELIGIBLE",
  "TRIAL_NOT_CLAIMED",
  "TRIAL_CLAIMED",
  "TRIAL_WITH_FOLLOW_ON",
  "SELF_PAY",
  "INACTIVE",
] as const;
const codeOf = (changes: Partial<ClaimFacts>) => {
  const decision = decideClaim(makeFacts(changes));
  return decision.kind === "refuse" ? decision.code : decision.kind;
};

describe("decideClaim", () => {
  test("gives a trial that is meant for nobody to whoever reads the radio ID in the car, and to no reader of a VIN", () => {
    expect(codeOf({})).toBe("claim");
    expect(codeOf({ namedBy: "vin" })).toBe("DEVICE_INFORMATION_REQUIRED");
  });

  test.each(["radioId", "vin"] as const)(
    "tells whoever reads a %s alone the same of every state",
    (namedBy) => {
      const told = STATES.map((state) => codeOf({ state, namedBy, isMeantForSomebody: true }));
      expect(new Set(told).size).toBe(1);
      const unmeant = STATES.filter((state) => state !== "TRIAL_NOT_CLAIMED").map((state) =>
        codeOf({ state, namedBy }),
      );
      expect(new Set(unmeant)).toEqual(new Set(told));
    },
  );

  test.each([
    { namedBy: "link" },
    { isMeantForSomebody: true, isMeantForCaller: true, namedBy: "vin" },
  ] as const)("tells whoever shows more how it stands: %j", (proof) => {
    const told = STATES.map((state) => [state, codeOf({ ...proof, state })]);
    expect(Object.fromEntries(told)).toEqual({
      TRIAL_ELIGIBLE: "TRIAL_PENDING_ACTIVATION_ERROR",
      TRIAL_NOT_CLAIMED: "claim",
      TRIAL_CLAIMED: "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR",
      TRIAL_WITH_FOLLOW_ON: "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
      SELF_PAY: "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
      INACTIVE: "SUBSCRIPTION_PRODUCT_NOT_FOUND",
    });
  });

  test("answers whose it is already with what they have", () => {
    expect(codeOf({ state: "TRIAL_CLAIMED", isRelated: true, isTheirs: true })).toBe("repeat");
  });

  test("gives a dealer's own trial to nobody", () => {
    expect(codeOf({ namedBy: "link", isDemo: true })).toBe("SUBSCRIPTION_PRODUCT_NOT_FOUND");
  });

  test("takes no other driver than the maker's, whatever else is shown", () => {
    expect(codeOf({ namedBy: "link", hasOtherDriver: true })).toBe("IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR");
  });
});
