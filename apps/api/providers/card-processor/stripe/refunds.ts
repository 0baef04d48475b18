import Stripe from "stripe";
import type { CardProcessor, RefundOutcome } from "../card-processor.ts";

type FindInput = Parameters<CardProcessor["findRefund"]>[0];
type Found = RefundOutcome | { kind: "notFound" };

const PAGE_SIZE = 100;

/** Asks for a refund and notes its key with it. */
export async function refund(
  stripe: Stripe,
  input: Parameters<CardProcessor["refund"]>[0],
): Promise<RefundOutcome> {
  const { chargeId, amountInCents, idempotencyKey, metadata } = input;
  try {
    const made = await stripe.refunds.create(
      { charge: chargeId, amount: amountInCents, metadata: { ...metadata, refundKey: idempotencyKey } },
      { idempotencyKey },
    );
    return outcomeOfRefund(made);
  } catch (cause) {
    if (!isRefused(cause)) return { kind: "unknown", cause };
    // "Already refunded" may be by this very key, once the processor has forgotten it.
    const found = await findRefund(stripe, input);
    return found.kind === "notFound" ? { kind: "declined" } : found;
  }
}

/** Looks a refund up by its key. */
export async function findRefund(stripe: Stripe, { chargeId, idempotencyKey }: FindInput): Promise<Found> {
  try {
    for await (const found of stripe.refunds.list({ charge: chargeId, limit: PAGE_SIZE }))
      if (found.metadata?.["refundKey"] === idempotencyKey) return outcomeOfRefund(found);
    return { kind: "notFound" };
  } catch (cause) {
    return { kind: "unknown", cause };
  }
}

function outcomeOfRefund({ id, status }: Stripe.Refund): RefundOutcome {
  switch (status) {
    case "succeeded":
      return { kind: "refunded", refundId: id };
    case "failed":
    case "canceled":
      return { kind: "declined" };
    default:
      return { kind: "unknown", cause: new Error(`The refund ${id} is ${status}`) };
  }
}

// A key that is in use is refused with 409: that says nothing about the refund.
function isRefused(cause: unknown): boolean {
  if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return cause.statusCode === 400 || cause.statusCode === 404;
}
