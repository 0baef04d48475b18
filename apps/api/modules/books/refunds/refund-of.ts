import { randomId } from "#platform/security/random-id.ts";
import { leaseFrom } from "../lease.ts";
import type { Payment } from "../payments/payments-repository.ts";
import type { Refund } from "./refunds-repository.ts";

/** The reason of refunds that a cancellation owes: if no card takes them, the balance does. */
export const FOR_CANCELLATION = "cancellation";

export interface RefundRequest {
  identityId: string;
  paymentId: string;
  amountInCents: number;
  reason: string;
  /** The bill that the money had paid, where there is one. */
  invoiceId: string | null;
  /** The credit that is paid out, where there is one. */
  creditInvoiceId?: string;
  /**
   * Names what is refunded, so that asking twice gives it back once. Without it each call is a refund of its own,
   * which is wrong for anything that may be repeated.
   */
  key?: string;
}

/** A refund before the processor is asked for it. */
export function refundOf(
  request: RefundRequest,
  payment: Payment & { processorChargeId: string },
  now: Temporal.Instant,
): Refund {
  const { identityId, amountInCents, reason, invoiceId, key } = request;
  if (!Number.isSafeInteger(amountInCents) || amountInCents <= 0)
    throw new Error(`${amountInCents} cents cannot be refunded`);
  return {
    identityId,
    id: `refund:${key ?? randomId("rf")}`,
    paymentId: payment.id,
    processorChargeId: payment.processorChargeId,
    invoiceId,
    creditInvoiceId: request.creditInvoiceId ?? null,
    amountInCents,
    currency: payment.currency,
    reason,
    state: "started",
    processorRefundId: null,
    leaseUntil: leaseFrom(now),
    startedAt: now,
    refundedAt: null,
  };
}
