import type { BillingProfile } from "@skywave/contract/billing/billing-profiles";
import type { PaymentMethod } from "@skywave/contract/billing/payment-methods";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export type LoadBillingDetailsOutcome =
  | {
      ok: true;
      /** null until something was bought or billing details were saved. */
      profile: BillingProfile | null;
      /** The default first. */
      paymentMethods: readonly PaymentMethod[];
    }
  | CommonFailure;

/** Who is billed, and the cards on file. */
export async function loadBillingDetails(skywave: Skywave): Promise<LoadBillingDetailsOutcome> {
  const found = await attemptCall(skywave, {
    domain: "billing",
    name: "getDefaultBillingProfile",
    input: {},
  });
  if (!found.ok) return commonFailure(skywave, found.failure);
  const profile = found.data;
  if (profile === undefined) return { ok: true, profile: null, paymentMethods: [] };
  const methods = await attemptCall(skywave, {
    domain: "billing",
    name: "listPaymentMethods",
    input: { params: { billingProfileId: profile.id } },
  });
  if (!methods.ok) return commonFailure(skywave, methods.failure);
  return { ok: true, profile, paymentMethods: methods.data.paymentMethods };
}
