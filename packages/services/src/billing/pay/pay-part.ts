import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { type PayOutcome, payOutcome } from "./pay-outcome.ts";

export interface PayPartInput {
  billingProfileId: string;
  /** One of the profile's cards; left out for its default. */
  paymentMethodId?: string;
  /** In major units; left out for all that is due. */
  amount?: number;
  idempotencyKey: string;
}

/** Pays an amount of what a profile owes, the oldest bill first. */
export async function payPart(skywave: Skywave, input: PayPartInput): Promise<PayOutcome> {
  const { billingProfileId, paymentMethodId, amount, idempotencyKey } = input;
  const body = amount === undefined ? {} : { amount };
  const options = { idempotencyKey };
  const answer =
    paymentMethodId === undefined
      ? await attemptCall(skywave, {
          domain: "billing",
          name: "payWithProfile",
          input: { params: { billingProfileId }, body },
          options,
        })
      : await attemptCall(skywave, {
          domain: "billing",
          name: "payWithMethod",
          input: { params: { billingProfileId, paymentMethodId }, body },
          options,
        });
  return payOutcome(skywave, answer);
}
