import { describe, expect, it } from "vitest";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { trialStreaming } from "../definitions/deals/trial-streaming.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "./purchase-state.ts";
import { isStepDone, reachableStep, stepsOf } from "./step-order.ts";

const offer = makeOffer();
const [free] = offer.phases;
const onlyFree = makeOffer({ phases: free === undefined ? [] : [free] });
const wanted = { listed: offer, isWanted: true };
const card = { paymentMethodId: "card-1", brand: "visa", last4: "4242" };
const after = (settled: Partial<PurchaseState>): PurchaseState => ({ ...EMPTY_PURCHASE, ...settled });
const SETTLED = after({ offer, followOn: wanted, isStudent: true, areDetailsSaved: true, card });
const namesOf = (state: PurchaseState) => stepsOf(trialStreaming, state).map(({ id }) => id);

describe("isStepDone", () => {
  it.each(["verification", "account", "details", "billing"] as const)(
    "opens the step %s again for whoever is signed out",
    (step) => {
      expect(isStepDone(step, { state: SETTLED, isSignedIn: true })).toBe(true);
      expect(isStepDone(step, { state: SETTLED, isSignedIn: false })).toBe(false);
    },
  );

  it.each(["verification", "details", "billing"] as const)(
    "takes nobody's account for what the step %s asks",
    (step) => {
      expect(isStepDone(step, { state: EMPTY_PURCHASE, isSignedIn: true })).toBe(false);
    },
  );
});

describe("stepsOf", () => {
  it("asks what is to follow a free time, unless the offer ends with it", () => {
    expect(namesOf(EMPTY_PURCHASE)).toContain("followOn");
    expect(namesOf(after({ offer }))).toContain("followOn");
    expect(namesOf(after({ offer: onlyFree }))).not.toContain("followOn");
  });
});

describe("reachableStep", () => {
  const progress = (state: PurchaseState) => ({ state, isSignedIn: true });

  it("leads nobody past a step that is open, and back to any that is done", () => {
    expect(reachableStep(trialStreaming, "review", progress(after({ offer })))).toBe("followOn");
    expect(reachableStep(trialStreaming, "offers", progress(SETTLED))).toBe("offers");
    expect(reachableStep(trialStreaming, "review", progress(SETTLED))).toBe("review");
    expect(reachableStep(trialStreaming, "nowhere", progress(SETTLED))).toBe("offers");
  });

  it("stays at the confirmation of what was bought", () => {
    const bought = after({ confirmedOrder: makeOrder({ status: "confirmed" }) });
    expect(reachableStep(trialStreaming, "review", progress(bought))).toBe("confirmation");
  });
});
