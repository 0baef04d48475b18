import { describe, expect, test } from "vitest";
import type { Payment } from "#modules/books/index.ts";
import { CONFIRM_ADDRESS as ADDRESS, makeConfirmView as view } from "./make-confirm-view.ts";
import { decidePurchase } from "../purchase/decide-purchase.ts";
import { type ConfirmRequest, decideOrder } from "./decide-order.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
function payment(changes: Partial<Payment> = {}): Payment {
  return {
    identityId: "idn_1",
    id: "order:ord_1:1",
    purpose: "order",
    subjectId: "ord_1",
    billingProfileId: "bp_1",
    paymentMethodId: "pm_1",
    processorCustomerId: "cus_1",
    amountInCents: 955,
    currency: "USD",
    state: "started",
    processorChargeId: null,
    nextMove: null,
    isFinal: false,
    invoiceId: null,
    leaseUntil: NOW.add({ seconds: 10 }),
    startedAt: NOW,
    triedOn: Temporal.PlainDate.from("2026-03-10"),
    paidAt: null,
    ...changes,
  };
}

type Request = Omit<ConfirmRequest, "standing">;

const request = (changes: Partial<Request> = {}): Request => ({
  lastPayment: undefined,
  fingerprint: "same",
  idempotencyKey: "key-1",
  agreement: undefined,
  caller: { country: "US" },
  now: NOW,
  realNow: NOW,
  today: Temporal.PlainDate.from("2026-03-10"),
  isSignatureValid: true,
  isPromoCodeUsed: false,
  isProofMissing: false,
  ...changes,
});

/** Of a new plan. */
const decide = (given: ReturnType<typeof view>, asked: Request) =>
  decideOrder(given, { ...asked, standing: decidePurchase(given.order, given) });
const refusalOf = (...input: Parameters<typeof decide>) => {
  const decision = decide(...input);
  return decision.kind === "refuse" ? decision.refusal.code : decision.kind;
};

describe("decideOrder", () => {
  test("charges a quote that holds, with the card that was chosen", () => {
    expect(decide(view(), request())).toMatchObject({
      kind: "charge",
      customerId: "cus_1",
      method: { id: "pm_1" },
    });
  });

  test("starts without a charge when nothing is due now, but only with a card for later", () => {
    const nothingDue = { order: { dueNowInCents: 0 } };
    expect(refusalOf(view(nothingDue), request())).toBe("free");
    expect(refusalOf(view({ ...nothingDue, method: null }), request())).toBe("PAYMENT_METHOD_REQUIRED");
  });

  test("refuses what no longer holds, each by its name", () => {
    expect(refusalOf(view(), request({ now: NOW.add({ minutes: 30 }) }))).toBe("QUOTE_EXPIRED");
    expect(refusalOf(view({ isOfferWithdrawn: true }), request())).toBe("OFFER_EXPIRED");
    expect(refusalOf(view(), request({ isSignatureValid: false }))).toBe("QUOTE_CHANGED");
    expect(refusalOf(view(), request({ isPromoCodeUsed: true }))).toBe("OFFER_REDEEMED");
    expect(refusalOf(view(), request({ isProofMissing: true }))).toBe("QUOTE_CHANGED");
    expect(refusalOf(view({ order: { serviceAddress: { ...ADDRESS, state: "WA" } } }), request())).toBe(
      "QUOTE_CHANGED",
    );
    expect(refusalOf(view({ method: null }), request())).toBe("PAYMENT_METHOD_REQUIRED");
    const expired = view();
    if (expired.method !== null) expired.method = { ...expired.method, expiryYear: 2026, expiryMonth: 2 };
    expect(refusalOf(expired, request())).toBe("CREDIT_CARD_ERROR");
  });

  test("joins the call that is at it, and resumes it once its lease has ended", () => {
    const processing = view({ order: { state: "processing", attempt: 1, confirmFingerprint: "same" } });
    expect(refusalOf(processing, request({ lastPayment: payment() }))).toBe("join");
    const later = request({ lastPayment: payment(), realNow: NOW.add({ seconds: 11 }) });
    expect(refusalOf(processing, later)).toBe("resume");
    expect(refusalOf(processing, request({ lastPayment: payment(), fingerprint: "other" }))).toBe(
      "CONFLICTING_REQUEST",
    );
  });

  test("answers a confirmed order to the same input only", () => {
    const confirmed = view({ order: { state: "confirmed", confirmFingerprint: "same" } });
    expect(refusalOf(confirmed, request())).toBe("answer");
    expect(refusalOf(confirmed, request({ fingerprint: "other" }))).toBe("CONFLICTING_REQUEST");
  });

  test("repeats a decline to a retry, and tries anew under a new key", () => {
    const declined = view({ order: { attempt: 1, confirmFingerprint: "same", confirmKey: "key-1" } });
    const lastPayment = payment({ state: "declined", nextMove: "useAnotherCard" });
    expect(refusalOf(declined, request({ lastPayment }))).toBe("CREDIT_CARD_ERROR");
    expect(refusalOf(declined, request({ lastPayment, idempotencyKey: "key-2" }))).toBe("charge");
    expect(refusalOf(declined, request({ lastPayment, fingerprint: "other" }))).toBe("charge");
    const keyless = view({ order: { attempt: 1, confirmFingerprint: "same" } });
    expect(refusalOf(keyless, request({ lastPayment, idempotencyKey: undefined }))).toBe("charge");
    const noMove = payment({ state: "declined", nextMove: null });
    expect(refusalOf(declined, request({ lastPayment: noMove }))).toBe("charge");
    const charged = payment({ state: "charged", nextMove: "useAnotherCard" });
    expect(refusalOf(declined, request({ lastPayment: charged }))).toBe("charge");
    expect(refusalOf(declined, request())).toBe("charge");
  });

  test("says with a refusal what somebody can do about it", () => {
    const expired = view();
    if (expired.method !== null) expired.method = { ...expired.method, expiryYear: 2026, expiryMonth: 2 };
    expect(decide(expired, request())).toMatchObject({
      refusal: { details: { nextMove: "useAnotherCard" } },
    });
    const lastPayment = payment({ state: "declined", nextMove: "callBank" });
    const declined = view({ order: { attempt: 1, confirmFingerprint: "same", confirmKey: "key-1" } });
    expect(decide(declined, request({ lastPayment }))).toMatchObject({
      refusal: { details: { nextMove: "callBank" } },
    });
    expect(decide(view(), request({ isProofMissing: true }))).toMatchObject({
      refusal: { details: { reason: "studentNotVerified" } },
    });
  });

  test("asks for no card where nothing will ever cost anything, and for one where something will", () => {
    const { offer } = view().order;
    const [phase] = offer.phases;
    if (phase === undefined) throw new Error("an offer without phases");
    const free = { ...phase, price: { productAmountInCents: 0, royaltyFeeInCents: 0 } };
    const withPhases = (...phases: (typeof phase)[]) => ({
      order: { offer: { ...offer, phases } },
      method: null,
    });
    expect(decide(view(withPhases(free)), request())).toEqual({ kind: "free" });
    expect(refusalOf(view(withPhases(free, phase)), request())).toBe("PAYMENT_METHOD_REQUIRED");
    const profile = view().profile;
    const unknown = view({ profile: profile && { ...profile, processorCustomerId: null } });
    expect(refusalOf(unknown, request())).toBe("PAYMENT_METHOD_REQUIRED");
    expect(refusalOf(view({ profile: null }), request())).toBe("QUOTE_CHANGED");
  });

  test("joins a call until its lease is over, and answers nobody who confirms without a payment", () => {
    const processing = view({ order: { state: "processing", attempt: 1, confirmFingerprint: "same" } });
    const atItsEnd = request({ lastPayment: payment(), realNow: NOW.add({ seconds: 10 }) });
    expect(refusalOf(processing, atItsEnd)).toBe("join");
    expect(refusalOf(processing, request())).toBe("CONFLICTING_REQUEST");
  });
});
