import type { RefundablePayment } from "../change/changes-repository.ts";

/** Where the money goes that a cancellation gives back. */
export interface RefundSplit {
  /** Comes off the bill that is not paid. */
  toBalanceDueInCents: number;
  toCardInCents: number;
  toBalanceInCents: number;
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
