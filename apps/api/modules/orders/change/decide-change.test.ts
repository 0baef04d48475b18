import { describe, expect, test } from "vitest";
import type { ConfirmRequest } from "../complete/decide-order.ts";
import { makeConfirmView } from "../complete/make-confirm-view.ts";
import type { ConfirmView } from "../orders-repository.ts";
import { decideChange } from "./decide-change.ts";
import type { StoredChange } from "./stored-change.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const today = Temporal.PlainDate.from("2026-03-10");
const REQUEST: ConfirmRequest = {
  lastPayment: undefined,
  fingerprint: "same",
  idempotencyKey: undefined,
  now: NOW,
  realNow: NOW,
  today,
  isSealIntact: true,
  isPromoCodeUsed: false,
  isProofMissing: false,
};
const SWITCH: StoredChange["action"] = { kind: "planSwitch", flow: "immediate" };
const PAUSE: StoredChange["action"] = { kind: "planSwitch", flow: "pause", pauseMonths: 2 };
const CANCEL: StoredChange["action"] = { kind: "cancelSubscription", cancellationType: "endOfTerm" };

function view(
  action: StoredChange["action"],
  {
    order = {},
    ...rest
  }: { order?: Partial<ConfirmView["order"]> } & Partial<Omit<ConfirmView, "order">> = {},
): ConfirmView {
  const change: StoredChange = {
    action,
    before: "digest",
    effectiveOn: "2026-03-10",
    untilOn: null,
    balanceInCents: 0,
    refund: null,
    reason: null,
  };
  return makeConfirmView({ ...rest, order: { change, ...order } });
}
const answerTo = (given: ConfirmView, request: Partial<ConfirmRequest> = {}) => {
  const decision = decideChange(given, { ...REQUEST, ...request });
  return decision.kind === "refuse" ? decision.refusal.code : decision.kind;
};

describe("decideChange", () => {
  test("charges what is due now with the card that was chosen, and changes at once what costs nothing", () => {
    expect(decideChange(view(SWITCH), REQUEST)).toMatchObject({
      kind: "charge",
      method: { id: "pm_1" },
      customerId: "cus_1",
    });
    const free = { order: { dueNowInCents: 0 }, method: null };
    expect(decideChange(view(SWITCH, free), REQUEST)).toEqual({ kind: "change" });
  });

  test("refuses a plan that is sold no more, and nothing else for that", () => {
    const isOfferWithdrawn = true;
    expect(answerTo(view(SWITCH, { isOfferWithdrawn }))).toBe("OFFER_EXPIRED");
    expect(answerTo(view(PAUSE, { isOfferWithdrawn }))).toBe("charge");
    expect(answerTo(view(CANCEL, { isOfferWithdrawn }))).toBe("charge");
  });

  test("refuses a quote that was changed, that nobody is billed for, or whose first day is ahead", () => {
    expect(answerTo(view(SWITCH), { isSealIntact: false })).toBe("QUOTE_CHANGED");
    expect(answerTo(view(SWITCH, { profile: null }))).toBe("QUOTE_CHANGED");
    expect(answerTo(view(SWITCH), { today: today.subtract({ days: 1 }) })).toBe("QUOTE_CHANGED");
    expect(answerTo(view(SWITCH), { today: today.add({ days: 1 }) })).toBe("charge");
  });

  test("asks for a card that can pay", () => {
    expect(answerTo(view(SWITCH, { method: null }))).toBe("PAYMENT_METHOD_REQUIRED");
    const { profile, method } = view(SWITCH);
    if (profile === null || method === null) throw new Error("nobody to bill");
    const unknown = view(SWITCH, { profile: { ...profile, processorCustomerId: null } });
    expect(answerTo(unknown)).toBe("PAYMENT_METHOD_REQUIRED");
    const expiring = (expiryMonth: number) =>
      view(SWITCH, { method: { ...method, expiryYear: 2026, expiryMonth } });
    expect(answerTo(expiring(3))).toBe("charge");
    expect(decideChange(expiring(2), REQUEST)).toMatchObject({
      refusal: { code: "CREDIT_CARD_ERROR", details: { nextMove: "useAnotherCard" } },
    });
  });
});
