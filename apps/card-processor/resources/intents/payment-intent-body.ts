import type { PaymentIntent } from "../../ledger/record.ts";
import { declineDetail } from "../../wire/api-error.ts";

export function paymentIntentBody(intent: PaymentIntent): object {
  return {
    id: intent.id,
    object: "payment_intent",
    amount: intent.amountInCents,
    amount_capturable: 0,
    amount_received: intent.status === "succeeded" ? intent.amountInCents : 0,
    canceled_at: intent.canceledInSeconds ?? null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: intent.clientSecret,
    confirmation_method: "automatic",
    created: intent.createdInSeconds,
    currency: intent.currency,
    customer: intent.customerId,
    description: intent.description,
    last_payment_error: declineDetail(intent),
    latest_charge: intent.latestChargeId,
    livemode: false,
    metadata: intent.metadata,
    next_action: null,
    payment_method: intent.decline ? null : intent.paymentMethodId,
    payment_method_types: ["card"],
    status: intent.status,
  };
}
