import type { CancelSignal, Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { untilDecided } from "./until-decided.ts";
import { type PayOutcome, payOutcome } from "./pay-outcome.ts";

export interface WatchPaymentInput {
  paymentId: string;
  /** Stops watching, when the person leaves the page; the promise then rejects with its reason. */
  signal?: CancelSignal;
}

/**
 * Asks what became of a payment until the bank has said, less and less often. Still `PROCESSING` at the end means
 * that it will be settled by itself.
 */
export async function watchPayment(skywave: Skywave, input: WatchPaymentInput): Promise<PayOutcome> {
  const { paymentId, signal } = input;
  const askOnce = async () =>
    payOutcome(
      skywave,
      await attemptCall(skywave, {
        domain: "billing",
        name: "getPayment",
        input: { params: { paymentId } },
        ...(signal ? { options: { signal } } : {}),
      }),
    );
  return untilDecided(skywave, askOnce, signal);
}
