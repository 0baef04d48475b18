import type { Dispute } from "../../ledger/record.ts";

export function disputeBody(dispute: Dispute, charge: string | object = dispute.chargeId): object {
  return {
    id: dispute.id,
    object: "dispute",
    amount: dispute.amountInCents,
    balance_transactions: [],
    charge,
    created: dispute.createdInSeconds,
    currency: dispute.currency,
    evidence: {},
    evidence_details: { due_by: null, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: dispute.paymentIntentId,
    reason: dispute.reason,
    status: dispute.status,
  };
}
