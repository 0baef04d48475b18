import Stripe from "stripe";
import type { CardProcessor } from "../card-processor.ts";
import type { EventSubject, ProcessorEvent } from "../processor-event.ts";

const TOLERANCE_IN_SECONDS = 5 * 60;

/** Reads an event by the SDK's own check of signature and age. */
export function readEvent(
  stripe: Stripe,
  { rawBody, signature, secret, receivedAt }: Parameters<CardProcessor["readEvent"]>[0],
): ProcessorEvent | undefined {
  try {
    const event = stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      TOLERANCE_IN_SECONDS,
      undefined,
      receivedAt.epochMilliseconds,
    );
    return { id: event.id, type: event.type, subject: subjectOf(event) };
  } catch (cause) {
    const isForged = cause instanceof Stripe.errors.StripeSignatureVerificationError;
    if (isForged || cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

function subjectOf(event: Stripe.Event): EventSubject {
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled": {
      const chargeKey = event.data.object.metadata["chargeKey"];
      return chargeKey === undefined ? { kind: "other" } : { kind: "payment", chargeKey };
    }
    case "charge.refunded":
      return { kind: "refundedCharge", chargeId: event.data.object.id };
    case "refund.created":
    case "refund.updated":
    case "refund.failed": {
      const refundKey = event.data.object.metadata?.["refundKey"];
      return refundKey === undefined ? { kind: "other" } : { kind: "refund", refundKey };
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return { kind: "dispute", disputeId: event.data.object.id };
    case "payment_method.updated":
    case "payment_method.automatically_updated":
    case "payment_method.detached":
      return { kind: "card", paymentMethodId: event.data.object.id };
    default:
      return { kind: "other" };
  }
}
