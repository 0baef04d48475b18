import { describe, expect, test } from "vitest";
import { type ConfirmRequest, decideOrder } from "../confirm/decide-order.ts";
import { makeConfirmView as view } from "../confirm/make-confirm-view.ts";
import { standingOf } from "./confirm-change.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const today = Temporal.PlainDate.from("2026-03-10");
const REQUEST: Omit<ConfirmRequest, "standing"> = {
  lastPayment: undefined,
  fingerprint: "same",
  idempotencyKey: undefined,
  agreement: undefined,
  caller: { country: "US" },
  now: NOW,
  realNow: NOW,
  today,
  isSignatureValid: true,
  isPromoCodeUsed: false,
  isProofMissing: false,
};
type View = ReturnType<typeof view>;
const SWITCH = { isPlanOrdered: true };
const PAUSE = { isPlanOrdered: false };
const CANCEL = PAUSE;

/** Decides by how a change of some kind stands; which plan and which schedule are of no account here. */
const decide = (rules: typeof SWITCH, given: View, request: Partial<typeof REQUEST> = {}) => {
  const asked = { ...REQUEST, ...request };
  const standing = standingOf(given.order, { ...rules, profile: given.profile, today: asked.today });
  return decideOrder(given, { ...asked, standing });
};
const answerTo = (...input: Parameters<typeof decide>) => {
  const decision = decide(...input);
  return decision.kind === "refuse" ? decision.refusal.code : decision.kind;
};

describe("confirming a change", () => {
  test("charges what is due now with the card that was chosen, and changes at once what costs nothing", () => {
    expect(decide(SWITCH, view())).toMatchObject({
      kind: "charge",
      method: { id: "pm_1" },
      customerId: "cus_1",
    });
    const free = { order: { dueNowInCents: 0 }, method: null };
    expect(decide(SWITCH, view(free))).toEqual({ kind: "free" });
  });

  test("refuses a plan that is sold no more, and nothing else for that", () => {
    const isOfferWithdrawn = true;
    expect(answerTo(SWITCH, view({ isOfferWithdrawn }))).toBe("OFFER_EXPIRED");
    expect(answerTo(PAUSE, view({ isOfferWithdrawn }))).toBe("charge");
    expect(answerTo(CANCEL, view({ isOfferWithdrawn }))).toBe("charge");
  });

  test("refuses a quote that was changed, that nobody is billed for, or whose first day is ahead", () => {
    expect(answerTo(SWITCH, view(), { isSignatureValid: false })).toBe("QUOTE_CHANGED");
    expect(answerTo(SWITCH, view({ profile: null }))).toBe("QUOTE_CHANGED");
    expect(answerTo(SWITCH, view(), { today: today.subtract({ days: 1 }) })).toBe("QUOTE_CHANGED");
    expect(answerTo(SWITCH, view(), { today: today.add({ days: 1 }) })).toBe("charge");
  });

  test("asks for a card that can pay", () => {
    expect(answerTo(SWITCH, view({ method: null }))).toBe("PAYMENT_METHOD_REQUIRED");
    const { profile, method } = view();
    if (profile === null || method === null) throw new Error("nobody to bill");
    const unknown = view({ profile: { ...profile, processorCustomerId: null } });
    expect(answerTo(SWITCH, unknown)).toBe("PAYMENT_METHOD_REQUIRED");
    const expiring = (expiryMonth: number) => view({ method: { ...method, expiryYear: 2026, expiryMonth } });
    expect(answerTo(SWITCH, expiring(3))).toBe("charge");
    expect(decide(SWITCH, expiring(2))).toMatchObject({
      refusal: { code: "CREDIT_CARD_ERROR", details: { nextMove: "useAnotherCard" } },
    });
  });
});
