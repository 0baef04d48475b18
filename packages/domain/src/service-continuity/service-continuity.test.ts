import { describe, expect, it } from "vitest";
import { type CarriedPlan, stayReasonOf } from "./carried-plan.ts";
import { type NewRadio, newRadioWaysOf, type OpenAccount } from "./new-radio.ts";

const PAID: CarriedPlan = {
  isActive: true,
  isEnding: false,
  isBillOpen: false,
  isBilledByStore: false,
  isCompanion: false,
  phaseType: "AutoRenewing",
  hasRadio: true,
};
const OPEN: OpenAccount = { isClosed: false, isInCollections: false, isConsumer: true };
const EMPTY: NewRadio = { service: "none", capabilities: ["AUDIO"] };

describe("stayReasonOf", () => {
  it.each([
    [{}, undefined],
    [{ phaseType: "Introductory" }, undefined],
    [{ hasRadio: false, isActive: false }, "NO_RADIO"],
    [{ isActive: false, isBillOpen: true }, "NOT_ACTIVE"],
    [{ isCompanion: true, phaseType: "Free" }, "COMPANION"],
    [{ isBilledByStore: true, isEnding: true }, "BILLED_ELSEWHERE"],
    [{ phaseType: "Free", isBillOpen: true }, "TRIAL"],
    [{ isBillOpen: true, isEnding: true }, "PAST_DUE"],
    [{ isEnding: true }, "ENDING"],
  ] as const)("lets a plan with %j go on elsewhere, or says why not: %s", (changes, reason) => {
    expect(stayReasonOf({ ...PAID, ...changes })).toBe(reason);
  });
});

describe("newRadioWaysOf", () => {
  it.each([
    [{}, {}, [true, true]],
    [{ service: "ownTrial" }, {}, [true, false]],
    [{ service: "otherAccount" }, {}, [false, true]],
    [{ service: "taken" }, {}, [false, false]],
    [{ capabilities: [] }, {}, [false, false]],
    [{}, { isClosed: true }, [false, false]],
    [{}, { isInCollections: true }, [false, false]],
    [{}, { isConsumer: false }, [false, false]],
  ] as const)(
    "of a radio with %j in an account with %j: %j",
    (radio, account, [canContinue, canConsolidate]) => {
      expect(newRadioWaysOf({ ...EMPTY, ...radio }, { ...OPEN, ...account })).toEqual({
        canContinue,
        canConsolidate,
      });
    },
  );
});
