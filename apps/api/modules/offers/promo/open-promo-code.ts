import type { PromoCodeResult } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";
import type { BillingPlatform } from "@skywave/domain/offers/offer";
import type { Clock } from "#platform/clock.ts";
import type { OfferRow, OffersRepository } from "../offers-repository.ts";
import { decidePromoCode } from "./decide-promo-code.ts";

export interface OpenedPromoCode {
  result: PromoCodeResult;
  /** What the code opens; empty unless it is valid. */
  offers: OfferRow[];
  campaignId: string | null;
}

export type OpenPromoCode = (
  typed: string,
  asked: { country: Country; billingPlatform: BillingPlatform; identityId: string | undefined },
) => Promise<OpenedPromoCode>;

/** Tries a promo code, however it is typed. Each person has it once; of a visitor nobody knows that yet. */
export function createOpenPromoCode(dependencies: {
  repository: Pick<OffersRepository, "findPromoCode" | "listByIds">;
  hasRedeemed: (identityId: string, promoCode: string) => Promise<boolean>;
  clock: Clock;
}): OpenPromoCode {
  const { repository, hasRedeemed, clock } = dependencies;
  return async (typed, asked) => {
    const code = typed.toUpperCase();
    const promo = await repository.findPromoCode(code);
    const { identityId } = asked;
    const isRedeemedByPerson = identityId !== undefined && (await hasRedeemed(identityId, code));
    const result = decidePromoCode(promo, { ...asked, isRedeemedByPerson, now: clock.now() });
    return {
      result,
      offers: result.status === "valid" ? await repository.listByIds(promo?.offerIds ?? []) : [],
      campaignId: promo?.campaignId ?? null,
    };
  };
}
