import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { type GuestPaymentOutcome, guestPaymentOutcome } from "./guest-payment-outcome.ts";

export interface PayGuestBillInput {
  /** Of the account that was found. */
  token: string;
  /** In major units, as it was shown. */
  amount: number;
  cardToken: string;
  /** One for each press of the button that is meant, kept over retries. */
  idempotencyKey: string;
}

/** Pays all that is due of an account that was found. May be repeated with the same key after any failure. */
export async function payGuestBill(skywave: Skywave, input: PayGuestBillInput): Promise<GuestPaymentOutcome> {
  const { token, amount, cardToken: stripePaymentMethodId, idempotencyKey } = input;
  const answer = await attemptCall(skywave, {
    domain: "billing",
    name: "payGuestBill",
    input: { body: { token, amount, stripePaymentMethodId } },
    options: { idempotencyKey },
  });
  return guestPaymentOutcome(skywave, answer);
}
