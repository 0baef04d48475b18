import type { RefundSplit } from "./stored-change.ts";

/** A payment by card, and how much of it could still go back to that card. */
export interface RefundablePayment {
  paymentId: string;
  invoiceId: string | null;
  refundableInCents: number;
}

/**
 * Where given-back money goes: off the bill that is not paid, then to the cards it came from, the newest payment
 * first, and what no card paid into the balance.
 */
export function splitRefund(
  creditInCents: number,
  { owedInCents, payments }: { owedInCents: number; payments: readonly RefundablePayment[] },
): RefundSplit & { shares: { payment: RefundablePayment; amountInCents: number }[] } {
  const toBalanceDueInCents = Math.min(creditInCents, owedInCents);
  let leftInCents = creditInCents - toBalanceDueInCents;
  const shares = [];
  for (const payment of payments) {
    const amountInCents = Math.min(leftInCents, payment.refundableInCents);
    if (amountInCents <= 0) continue;
    shares.push({ payment, amountInCents });
    leftInCents -= amountInCents;
  }
  const toCardInCents = creditInCents - toBalanceDueInCents - leftInCents;
  return { toBalanceDueInCents, toCardInCents, toBalanceInCents: leftInCents, shares };
}
