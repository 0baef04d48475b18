import type { Refund } from "../../ledger/record.ts";

export function refundBody(refund: Refund): object {
  const isFailed = refund.status === "failed";
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amountInCents,
    balance_transaction: `txn_${refund.id.slice(3)}`,
    charge: refund.chargeId,
    created: refund.createdInSeconds,
    currency: refund.currency,
    destination_details: { type: "card", card: { type: "refund" } },
    failure_balance_transaction: isFailed ? `txn_${refund.id.slice(3)}r` : null,
    ...(isFailed ? { failure_reason: "expired_or_canceled_card" } : {}),
    metadata: refund.metadata,
    payment_intent: refund.paymentIntentId,
    pending_reason: refund.status === "pending" ? "processing" : null,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
}
