import type Stripe from "stripe";
import type { BalanceTransaction } from "../processor-event.ts";

const PAGE_SIZE = 100;

const KINDS: ReadonlyMap<string, BalanceTransaction["kind"]> = new Map<string, BalanceTransaction["kind"]>([
  ["charge", "charge"],
  ["payment", "charge"],
  ["refund", "refund"],
  ["payment_refund", "refund"],
  ["refund_failure", "returnedRefund"],
  ["payment_failure_refund", "returnedRefund"],
]);

/** Charges and refunds out of all that the balance has seen: fees, payouts and disputes are not ours to compare. */
export async function* listBalanceTransactions(
  stripe: Stripe,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): AsyncIterable<BalanceTransaction> {
  const list = stripe.balanceTransactions.list({
    created: { gte: secondsOf(from), lt: secondsOf(until) },
    expand: ["data.source"],
    limit: PAGE_SIZE,
  });
  for await (const { type, source, created } of list) {
    const kind = KINDS.get(type);
    if (kind === undefined || source === null || typeof source === "string") continue;
    // The balance may be kept in another currency than the card's; the source has what was asked for.
    if (source.object !== "charge" && source.object !== "refund") continue;
    const { id, amount, currency, metadata } = source;
    yield {
      kind,
      id,
      key: metadata?.[kind === "charge" ? "chargeKey" : "refundKey"],
      amountInCents: amount,
      currency: currency.toUpperCase(),
      at: Temporal.Instant.fromEpochMilliseconds(created * 1000),
    };
  }
}

function secondsOf(instant: Temporal.Instant): number {
  return Math.floor(instant.epochMilliseconds / 1000);
}
