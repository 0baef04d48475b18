import type { BillingProfile } from "@skywave/contract/billing/billing-profiles";
import type { PaymentMethod } from "@skywave/contract/billing/payment-methods";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export interface ProfileWithCards {
  profile: BillingProfile;
  /** The default first. */
  paymentMethods: readonly PaymentMethod[];
}

export type LoadBillingProfilesOutcome = { ok: true; profiles: readonly ProfileWithCards[] } | CommonFailure;

/** All who are billed, the default first, each with the cards on file. */
export async function loadBillingProfiles(skywave: Skywave): Promise<LoadBillingProfilesOutcome> {
  const listed = await attemptCall(skywave, { domain: "billing", name: "listBillingProfiles", input: {} });
  if (!listed.ok) return commonFailure(skywave, listed.failure);
  const profiles: ProfileWithCards[] = [];
  for (const profile of listed.data.billingProfiles) {
    const params = { billingProfileId: profile.id };
    const cards = await attemptCall(skywave, {
      domain: "billing",
      name: "listPaymentMethods",
      input: { params },
    });
    if (!cards.ok) return commonFailure(skywave, cards.failure);
    profiles.push({ profile, paymentMethods: cards.data.paymentMethods });
  }
  return { ok: true, profiles };
}
