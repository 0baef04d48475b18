import type { CallInput } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { askForChange, type ChangeOutcome } from "./ask-for-change.ts";

type Cancellation = NonNullable<NonNullable<CallInput<"order", "createOrder">["body"]>["cancelSubscription"]>;

export interface QuoteCancellationInput extends Pick<
  Cancellation,
  "subscriptionId" | "cancellationType" | "cancellationReason"
> {
  idempotencyKey: string;
}

/** Asks what ends when, and how much comes back to the card or the balance, by which rule. */
export function quoteCancellation(skywave: Skywave, input: QuoteCancellationInput): Promise<ChangeOutcome> {
  const { idempotencyKey, ...cancelSubscription } = input;
  return askForChange(skywave, { body: { cancelSubscription }, idempotencyKey });
}
