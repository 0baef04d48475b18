import type { Skywave } from "@skywave/sdk";
import { completeOrder, type CompleteOrderOutcome } from "../complete-order.ts";
import { askForChange, type ChangeRefusal } from "./ask-for-change.ts";

export interface RevokePauseInput {
  subscriptionId: string;
  /** One for each press of the button, kept over retries. */
  idempotencyKey: string;
}

/** Takes a pause back that has not begun; it costs nothing, so one press quotes and confirms it. */
export async function revokePause(
  skywave: Skywave,
  { subscriptionId, idempotencyKey }: RevokePauseInput,
): Promise<CompleteOrderOutcome | ChangeRefusal> {
  const body = { planSwitch: { subscriptionId, flow: "revokePause" as const } };
  const quote = await askForChange(skywave, { body, idempotencyKey });
  if (!quote.ok) return quote;
  return completeOrder(skywave, { orderId: quote.order.id, idempotencyKey: `${idempotencyKey}-confirm` });
}
