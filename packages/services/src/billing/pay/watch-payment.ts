import type { CancelSignal, Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { type PayOutcome, payOutcome } from "./pay-outcome.ts";

export interface WatchPaymentInput {
  paymentId: string;
  /** Stops watching, when the person leaves the page; the promise then rejects with its reason. */
  signal?: CancelSignal;
}

/** About a minute and a half: the server settles an unknown charge within a minute of the processor's return. */
const DELAYS_IN_MILLISECONDS = [1000, 2000, 3000, 5000, 8000, 12_000, 15_000, 20_000, 25_000];

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
  const [first, ...later] = DELAYS_IN_MILLISECONDS;
  await skywave.delay(first ?? 0, signal);
  let latest = await askOnce();
  for (const delay of later) {
    const isWorthAsking = !latest.ok && (latest.code === "PROCESSING" || latest.code === "UNREACHABLE");
    if (!isWorthAsking) return latest;
    await skywave.delay(delay, signal);
    latest = await askOnce();
  }
  return latest;
}
