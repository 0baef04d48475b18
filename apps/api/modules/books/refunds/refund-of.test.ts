import { describe, expect, test } from "vitest";
import type { Payment } from "../payments/payments-repository.ts";
import { refundOf, type RefundRequest } from "./refund-of.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const PAYMENT = { id: "balance:pay_1:1", processorChargeId: "ch_1", currency: "CAD" } as Payment & {
  processorChargeId: string;
};
const REQUEST: RefundRequest = {
  identityId: "idn_1",
  paymentId: PAYMENT.id,
  amountInCents: 500,
  reason: "cancellation",
  invoiceId: "inv_1",
  key: "inv_2",
};

describe("refundOf", () => {
  test("is begun now, and left to who began it for a quarter of a minute", () => {
    expect(refundOf(REQUEST, PAYMENT, NOW)).toEqual({
      identityId: "idn_1",
      id: "refund:inv_2",
      paymentId: "balance:pay_1:1",
      processorChargeId: "ch_1",
      invoiceId: "inv_1",
      creditInvoiceId: null,
      amountInCents: 500,
      currency: "CAD",
      reason: "cancellation",
      state: "started",
      processorRefundId: null,
      leaseUntil: NOW.add({ seconds: 15 }),
      startedAt: NOW,
      refundedAt: null,
    });
    expect(refundOf({ ...REQUEST, creditInvoiceId: "inv_3" }, PAYMENT, NOW).creditInvoiceId).toBe("inv_3");
  });

  test("is another one each time where nothing names it", () => {
    const { key: _key, ...unnamed } = REQUEST;
    const ids = [1, 2].map(() => refundOf(unnamed, PAYMENT, NOW).id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^refund:rf_\w{20}$/);
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    "is never made of %j cents",
    (amountInCents) => {
      expect(() => refundOf({ ...REQUEST, amountInCents }, PAYMENT, NOW)).toThrow("cannot be refunded");
    },
  );
});
