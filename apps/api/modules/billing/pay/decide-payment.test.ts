import { describe, expect, test } from "vitest";
import type { InvoiceRow } from "../invoices/invoices-repository.ts";
import type { PaymentMethodRow } from "../profiles/methods-repository.ts";
import { decidePayment, decideMethod, type PaymentFacts, type PaymentRequest } from "./decide-payment.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const today = Temporal.PlainDate.from("2026-03-10");
const invoice = (id: string, totalInCents: number, paidInCents = 0): InvoiceRow => ({
  identityId: "idn_1",
  id,
  serialNumber: 1,
  orderId: null,
  subscriptionId: "sub_1",
  otherSubscriptionIds: [],
  billingProfileId: "bp_1",
  description: "Music",
  currency: "USD",
  firstCharge: 0,
  charges: [],
  totalInCents,
  appliedBalanceInCents: 0,
  paidInCents,
  waivedInCents: 0,
  dueDate: today,
  paymentMethodId: null,
  serviceAddress: { addressLine1: "1 Road", city: "Austin", state: "TX", zipCode: "78701", country: "US" },
  createdAt: NOW,
});
const [one, other] = [invoice("inv_1", 1000, 400), invoice("inv_2", 500)];
const decide = (request: PaymentRequest = {}, facts: Partial<PaymentFacts> = {}) =>
  decidePayment(request, {
    owed: [one, other],
    named: undefined,
    currency: "USD",
    isUnderWay: false,
    ...facts,
  });
const refusalOf = (...input: Parameters<typeof decide>) => {
  const decision = decide(...input);
  return decision.kind === "refuse" ? decision.refusal : decision.kind;
};

describe("decidePayment", () => {
  test("pays all that is due unless told otherwise", () => {
    expect(decide()).toEqual({ kind: "pay", owed: [one, other], amountInCents: 1100 });
    expect(decide({ amountInCents: 100, currency: "USD" })).toMatchObject({
      kind: "pay",
      amountInCents: 100,
    });
    expect(decide({ amountInCents: 1100 })).toMatchObject({ kind: "pay", amountInCents: 1100 });
  });

  test("pays the bill that is named, and no other", () => {
    const named = { invoiceId: "inv_2" };
    expect(decide(named, { named: other })).toEqual({ kind: "pay", owed: [other], amountInCents: 500 });
    expect(refusalOf({ ...named, amountInCents: 501 }, { named: other })).toMatchObject({
      code: "INVALID_PAYLOAD",
      invalidFields: [{ field: "amount", code: "tooHigh" }],
    });
    expect(refusalOf(named)).toMatchObject({ code: "NOT_FOUND", notFoundResourceType: "invoice" });
    expect(refusalOf({ invoiceId: "inv_3" }, { named: invoice("inv_3", 0) })).toMatchObject({
      code: "NOTHING_DUE",
    });
  });

  test("refuses more than is due, and other money, each by its field", () => {
    const wrong = refusalOf({ amountInCents: 1101, currency: "CAD" });
    expect(wrong).toMatchObject({
      code: "INVALID_PAYLOAD",
      invalidFields: [
        { field: "currency", code: "mismatch" },
        { field: "amount", code: "tooHigh" },
      ],
    });
    expect(refusalOf({ currency: "CAD" })).toMatchObject({
      invalidFields: [{ field: "currency", code: "mismatch" }],
    });
  });

  test("pays nothing twice at once, and nothing where nothing is due", () => {
    expect(refusalOf({}, { isUnderWay: true })).toMatchObject({ code: "PAYMENT_IN_PROGRESS" });
    expect(refusalOf({}, { owed: [] })).toMatchObject({ code: "NOTHING_DUE" });
  });
});

describe("decideMethod", () => {
  const card = (expiryMonth: number): PaymentMethodRow => ({
    identityId: "idn_1",
    billingProfileId: "bp_1",
    id: "pm_1",
    brand: "visa",
    last4: "4242",
    expiryYear: 2026,
    expiryMonth,
    fingerprint: "f",
    isApplePay: false,
    billingAddress: null,
    removedAt: null,
    isDefault: true,
    createdAt: NOW,
  });

  test("wants a card, and one that has not expired", () => {
    expect(decideMethod(undefined, today)).toMatchObject({ code: "PAYMENT_METHOD_REQUIRED" });
    expect(decideMethod(card(2), today)).toMatchObject({
      code: "CREDIT_CARD_ERROR",
      details: { nextMove: "useAnotherCard" },
    });
    expect(decideMethod(card(3), today)).toBeUndefined();
  });
});
