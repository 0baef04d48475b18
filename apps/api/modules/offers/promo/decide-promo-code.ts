import type { PromoCodeResult } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";
import type { BillingPlatform } from "@skywave/domain/offers/offer";
import type { PromoCode } from "../offers-repository.ts";

/** Says whether a code opens its offers, and if not, why, in the order in which a person can act on it. */
export function decidePromoCode(
  promo: PromoCode | undefined,
  {
    country,
    billingPlatform,
    isRedeemedByPerson,
    now,
  }: {
    country: Country;
    billingPlatform: BillingPlatform;
    isRedeemedByPerson: boolean;
    now: Temporal.Instant;
  },
): PromoCodeResult {
  if (promo === undefined) return { status: "invalid", reason: "notFound" };
  if (promo.country !== country) return { status: "invalid", reason: "wrongCountry" };
  if (promo.billingPlatform !== null && promo.billingPlatform !== billingPlatform)
    return { status: "invalid", reason: "wrongPlatform" };
  if (Temporal.Instant.compare(now, promo.startsAt) < 0) return { status: "invalid", reason: "notStarted" };
  if (promo.endsAt !== null && Temporal.Instant.compare(now, promo.endsAt) >= 0) {
    return { status: "invalid", reason: "expired" };
  }
  if (promo.isRedeemed || isRedeemedByPerson) return { status: "invalid", reason: "redeemed" };
  return { status: "valid", offersAffectTrialEligibility: promo.offersAffectTrialEligibility };
}
