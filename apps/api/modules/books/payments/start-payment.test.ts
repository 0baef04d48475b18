import { describe, expect, test } from "vitest";
import { chargeKeyOf, startPayment } from "./start-payment.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const CHARGED = {
  identityId: "idn_robin",
  purpose: "gift",
  subjectId: "gift_1",
  billingProfileId: "bp_1",
  paymentMethodId: "pm_1",
  processorCustomerId: "cus_1",
  amountInCents: 2500,
  currency: "USD",
  triedOn: Temporal.PlainDate.from("2026-03-10"),
} as const;

describe("startPayment", () => {
  test("has a key of its own for each attempt, the same however often that is written down", () => {
    const first = startPayment({ ...CHARGED, attempt: 1 }, NOW);
    expect(first.id).toBe("gift:gift_1:1");
    expect(startPayment({ ...CHARGED, attempt: 1 }, NOW.add({ seconds: 9 })).id).toBe(first.id);
    expect(startPayment({ ...CHARGED, attempt: 2 }, NOW).id).toBe(chargeKeyOf(CHARGED, 2));
  });

  test("is open, belongs to no bill yet, and is its node's for longer than a charge takes", () => {
    const payment = startPayment({ ...CHARGED, attempt: 1 }, NOW);
    const { state, processorChargeId, nextMove, isFinal, invoiceId, paidAt } = payment;
    expect({ state, processorChargeId, nextMove, isFinal, invoiceId, paidAt }).toEqual({
      state: "started",
      processorChargeId: null,
      nextMove: null,
      isFinal: false,
      invoiceId: null,
      paidAt: null,
    });
    expect(payment.startedAt).toEqual(NOW);
    expect(payment.leaseUntil.since(NOW).total("seconds")).toBe(15);
  });
});
