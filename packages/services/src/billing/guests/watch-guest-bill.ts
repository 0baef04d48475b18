import type { CancelSignal, Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { untilDecided } from "../pay/until-decided.ts";
import { type GuestPaymentOutcome, guestPaymentOutcome } from "./guest-payment-outcome.ts";

/** Asks what became of a visitor's payment until the bank has said, less and less often. */
export async function watchGuestBill(
  skywave: Skywave,
  { token, signal }: { token: string; signal?: CancelSignal },
): Promise<GuestPaymentOutcome> {
  const askOnce = async () =>
    guestPaymentOutcome(
      skywave,
      await attemptCall(skywave, {
        domain: "billing",
        name: "watchGuestBill",
        input: { body: { token } },
        ...(signal ? { options: { signal } } : {}),
      }),
    );
  return untilDecided(skywave, askOnce, signal);
}
