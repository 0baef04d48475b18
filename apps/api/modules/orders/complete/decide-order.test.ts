import { describe, expect, test } from "vitest";
import type { Payment } from "../../billing/index.ts";
import type { ConfirmView } from "../orders-repository.ts";
import { type ConfirmRequest, decideOrder } from "./decide-order.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const ADDRESS = {
  addressLine1: "1 Road",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;

function view({
  order = {},
  ...rest
}: { order?: Partial<ConfirmView["order"]> } & Partial<Omit<ConfirmView, "order">> = {}) {
  const owner = { identityId: "idn_1", billingProfileId: "bp_1", createdAt: NOW };
  const base: ConfirmView = {
    order: {
      ...owner,
      id: "ord_1",
      state: "quoted",
      offer: {
        id: "us-music-monthly",
        version: 1,
        name: "Music",
        country: "US",
        currency: "USD",
        baseTerm: "Monthly",
        serviceType: "streaming",
        billingPlatform: "Direct",
        products: [{ id: "streaming-music", name: "Music", productType: "main" }],
        phases: [
          {
            type: "AutoRenewing",
            duration: "infinite",
            billingPeriod: { length: 1, timeUnit: "months" },
            price: { productAmountInCents: 826, royaltyFeeInCents: 73 },
          },
        ],
      },
      lines: null,
      promoCode: null,
      offerLink: null,
      change: null,
      startsOn: Temporal.PlainDate.from("2026-03-10"),
      charges: { oneTimeCharge: [], repeatingCharge: [], ongoingCharge: [], zeroCharge: [] },
      dueNowInCents: 955,
      serviceAddress: ADDRESS,
      seal: "seal",
      trialUse: null,
      attempt: 0,
      confirmFingerprint: null,
      confirmKey: null,
      subscriptionId: null,
      invoiceId: null,
      agreement: null,
      funding: null,
      expiresAt: NOW.add({ minutes: 30 }),
      confirmedAt: null,
      ...order,
    },
    isOfferWithdrawn: false,
    profile: {
      ...owner,
      id: "bp_1",
      firstName: "Robin",
      lastName: "Ferrer",
      serviceAddress: ADDRESS,
      currency: "USD",
      isEBill: true,
      processorCustomerId: "cus_1",
      isDefault: true,
    },
    method: {
      ...owner,
      id: "pm_1",
      brand: "visa",
      last4: "4242",
      expiryYear: 2030,
      expiryMonth: 1,
      fingerprint: "f",
      isApplePay: false,
      billingAddress: null,
      removedAt: null,
      isDefault: true,
    },
  };
  return { ...base, ...rest };
}

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

const request = (changes: Partial<ConfirmRequest> = {}): ConfirmRequest => ({
  lastPayment: undefined,
  fingerprint: "same",
  idempotencyKey: "key-1",
  now: NOW,
  realNow: NOW,
  today: Temporal.PlainDate.from("2026-03-10"),
  isSealIntact: true,
  isPromoCodeUsed: false,
  isProofMissing: false,
  ...changes,
});

const refusalOf = (...input: Parameters<typeof decideOrder>) => {
  const decision = decideOrder(...input);
  return decision.kind === "refuse" ? decision.refusal.code : decision.kind;
};

describe("decideOrder", () => {
  test("charges a quote that holds, with the card that was chosen", () => {
    expect(decideOrder(view(), request())).toMatchObject({
      kind: "charge",
      customerId: "cus_1",
      method: { id: "pm_1" },
    });
  });

  test("starts without a charge when nothing is due now, but only with a card for later", () => {
    const nothingDue = { order: { dueNowInCents: 0 } };
    expect(refusalOf(view(nothingDue), request())).toBe("startFree");
    expect(refusalOf(view({ ...nothingDue, method: null }), request())).toBe("PAYMENT_METHOD_REQUIRED");
  });

  test("refuses what no longer holds, each by its name", () => {
    expect(refusalOf(view(), request({ now: NOW.add({ minutes: 30 }) }))).toBe("QUOTE_EXPIRED");
    expect(refusalOf(view({ isOfferWithdrawn: true }), request())).toBe("OFFER_EXPIRED");
    expect(refusalOf(view(), request({ isSealIntact: false }))).toBe("QUOTE_CHANGED");
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
  });
});
