import type { Offer } from "@skywave/domain/offers/offer";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import {
  asVerified,
  type OfferRow,
  type OffersRepository,
  type OpenPromoCode,
  type StudentProofs,
} from "#modules/offers/index.ts";

export interface FoundOffer {
  offer: Offer;
  /** For those who think of leaving; whoever asks has yet to see whether this one may have it. */
  isSaveOffer: boolean;
  /** The promo code without which it could not be had, in upper case. */
  promoCode: string | null;
}

interface Wish {
  caller: PersonCaller;
  hasPlan: boolean;
  /** A link has opened it to this very person. */
  isOpened?: boolean;
}

export type FindOffer = (
  offerId: string,
  promoCode: string | undefined,
  wish: Wish,
) => Promise<Outcome<FoundOffer>>;

export type DecideOffer = (
  row: OfferRow | undefined,
  promoCode: string | undefined,
  wish: Wish,
) => Promise<Outcome<FoundOffer>>;

/** Finds the newest terms of an offer that a person may have, with a promo code or without. */
export function createFindOffer(
  offers: Pick<OffersRepository, "findNewest">,
  decideOffer: DecideOffer,
): FindOffer {
  return async (offerId, ...wish) => decideOffer(await offers.findNewest(offerId), ...wish);
}

/** Decides whether a person may have an offer, whose newest terms were read. */
export function createDecideOffer({
  openPromoCode,
  students,
  clock,
}: {
  openPromoCode: OpenPromoCode;
  students: StudentProofs;
  clock: Pick<Clock, "today">;
}): DecideOffer {
  return async (row, promoCode, { caller, hasPlan, isOpened = false }) => {
    if (row === undefined) return refuse("INVALID_OFFER_DATA");
    if (row.withdrawnAt !== null) return refuse("OFFER_EXPIRED");
    if (row.country !== caller.country) return refuse("COUNTRY_ERROR");
    const verifiedUntil =
      row.audience === "students" ? await students.verifiedUntil(caller.identityId) : undefined;
    if (row.audience === "students" && verifiedUntil === undefined)
      return refuse("IDENTITY_NOT_ELIGIBLE_ERROR", { details: { reason: "studentNotVerified" } });
    const {
      isOrganic,
      audience,
      rank: _rank,
      withdrawnAt: _withdrawnAt,
      ...offer
    } = asVerified(row, {
      verifiedUntil,
      today: clock.today(),
    });
    const isSaveOffer = audience === "leaving";
    if (isOpened || isOrganic || (audience !== "everyone" && hasPlan))
      return done({ offer, isSaveOffer, promoCode: null });
    if (promoCode === undefined) return refuse("INVALID_OFFER_DATA");
    const { country, identityId } = caller;
    const { billingPlatform } = row;
    const opened = await openPromoCode(promoCode, { country, billingPlatform, identityId });
    if (opened.result.status === "invalid") {
      const { reason } = opened.result;
      if (reason === "redeemed") return refuse("OFFER_REDEEMED");
      return refuse(reason === "expired" ? "OFFER_EXPIRED" : "INVALID_OFFER_DATA");
    }
    return opened.offers.some(({ id }) => id === row.id)
      ? done({ offer, isSaveOffer, promoCode: promoCode.toUpperCase() })
      : refuse("INVALID_OFFER_DATA");
  };
}
