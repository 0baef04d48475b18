import type { Skywave } from "@skywave/sdk";
import { completeOrder, type CompleteOrderOutcome } from "../complete-order.ts";
import { askForChange, type ChangeRefusal } from "./ask-for-change.ts";

export interface RevokeCancellationInput {
  subscriptionId: string;
  /** One for each press of the button, kept over retries. */
  idempotencyKey: string;
}

/** Takes a cancellation back that lies ahead; it costs nothing, so one press quotes and confirms it. */
export async function revokeCancellation(
  skywave: Skywave,
  { subscriptionId, idempotencyKey }: RevokeCancellationInput,
): Promise<CompleteOrderOutcome | ChangeRefusal> {
  const body = { revokeSubscriptionCancellation: { subscriptionId } };
  const quote = await askForChange(skywave, { body, idempotencyKey });
  if (!quote.ok) return quote;
  return completeOrder(skywave, { orderId: quote.order.id, idempotencyKey: `${idempotencyKey}-confirm` });
}
