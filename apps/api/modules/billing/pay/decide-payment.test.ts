import { describe, expect, test } from "vitest";
import type { InvoiceRow } from "#modules/books/index.ts";
import { decidePayment, type PaymentFacts, type PaymentRequest } from "./decide-payment.ts";

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
  writtenOffInCents: 0,
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
