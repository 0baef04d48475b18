import type { Offer } from "@skywave/domain/offers/offer";
import { hasTrial } from "@skywave/domain/offers/without-trial";
import { needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { OffersRepository } from "#modules/offers/index.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { FindOffer } from "../quote/find-offer.ts";

type Lines = Parameters<KindOfOrder<"several">["quote"]>[0]["lines"];

export interface SoldPlan {
  offer: Offer;
  /** By which this browser found the radio that it is for; undefined of one for streaming. */
  token: string | undefined;
}

export interface FindSoldPlansParts {
  findOffer: FindOffer;
  offers: Pick<OffersRepository, "findNewest">;
}

/** All plans of all lines, one by one; those for radios come first, since one for streaming makes a pair with one. */
type FindSoldPlans = (lines: Lines, caller: PersonCaller) => Promise<Outcome<SoldPlan[]>>;

const PAIR = 2;

export function createFindSoldPlans({ findOffer, offers }: FindSoldPlansParts): FindSoldPlans {
  /** Sold to everybody, from the first day on for money: what is free is for one person who is new. */
  const findSold = async (offerId: string, caller: PersonCaller): Promise<Outcome<Offer>> => {
    const details = { offerId };
    const found = await findOffer(offerId, undefined, { caller, hasPlan: false });
    if (!found.ok) return { ...found, details: { ...found.details, ...details } };
    const { offer } = found.data;
    const audience = (await offers.findNewest(offerId))?.audience;
    return audience !== "everyone" || hasTrial(offer)
      ? refuse("INVALID_OFFER_DATA", { details })
      : done(offer);
  };

  return async (lines, caller) => {
    const forRadios: SoldPlan[] = [];
    const forStreaming: SoldPlan[] = [];
    for (const { offerId, quantity, deviceId } of lines) {
      const found = await findSold(offerId, caller);
      if (!found.ok) return found;
      const { data: offer } = found;
      const isForRadio = needsRadio(offer.serviceType);
      if (isForRadio && deviceId === undefined)
        return refuse("DEVICE_INFORMATION_REQUIRED", { details: { offerId } });
      if (!isForRadio && deviceId !== undefined)
        return refuse("INVALID_OFFER_DATA", { details: { offerId } });
      // A radio has one plan.
      if (isForRadio && quantity > 1) return refuseCount();
      const plans = Array.from({ length: quantity }, () => ({ offer, token: deviceId }));
      (isForRadio ? forRadios : forStreaming).push(...plans);
    }
    const sold = [...forRadios, ...forStreaming];
    // Beside a plan for streaming there is one radio at most: the two are a pair.
    const isOfOneKind = forRadios.length === 0 || forStreaming.length === 0;
    return isOfOneKind || sold.length === PAIR ? done(sold) : refuseCount();
  };
}

/** That so many plans, or so many of these, are not sold together. */
export function refuseCount() {
  return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "lines", code: "count" }] });
}
