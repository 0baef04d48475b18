import type { Dispute, PaymentIntent, PaymentMethod, Refund } from "../../ledger/record.ts";

/** What a charge's body is made of, beside its intent. */
export interface ChargeParts {
  refunds: readonly Refund[];
  dispute: Dispute | undefined;
  method: PaymentMethod | undefined;
}

export function chargeBody(intent: PaymentIntent, { refunds, dispute, method }: ChargeParts): object {
  const isPaid = intent.status === "succeeded";
  const refundedInCents = refundedOf(refunds);
  const id = intent.latestChargeId ?? "";
  return {
    id,
    object: "charge",
    amount: intent.amountInCents,
    amount_captured: isPaid ? intent.amountInCents : 0,
    amount_refunded: refundedInCents,
    balance_transaction: isPaid ? `txn_${id.slice(3)}` : null,
    billing_details: method?.billingDetails ?? {},
    captured: isPaid,
    created: intent.createdInSeconds,
    currency: intent.currency,
    customer: intent.customerId,
    description: intent.description,
    disputed: dispute !== undefined,
    failure_code: intent.decline?.code ?? null,
    failure_message: intent.decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      type: isPaid ? "authorized" : "issuer_declined",
      network_status: isPaid ? "approved_by_network" : "declined_by_network",
      reason: intent.decline?.declineCode ?? null,
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: intent.paymentMethodId,
    payment_method_details: {
      type: "card",
      card: { brand: method?.card.brand ?? null, last4: method?.card.last4 ?? null },
    },
    refunded: isPaid && refundedInCents === intent.amountInCents,
    status: isPaid ? "succeeded" : "failed",
  };
}

/** What has been given back, or is on its way: a refund that failed counts no more. */
export function refundedOf(refunds: readonly Refund[]): number {
  return refunds
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amountInCents }) => sum + amountInCents, 0);
}
