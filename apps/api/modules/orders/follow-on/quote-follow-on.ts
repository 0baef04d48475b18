import type { Offer } from "@skywave/domain/offers/offer";
import type { BillingProfileRow, Books } from "#modules/books/index.ts";
import type { OfferLinks } from "#modules/offers/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import { openChange, priceChange } from "../change/quote-change.ts";
import { scheduleDigestOf } from "../change/schedule-digest.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import { decideLink } from "../quote/decide-link.ts";
import type { FindOffer } from "../quote/find-offer.ts";
import { refuseRadio } from "../radio/refuse-radio.ts";
import { decideGoingOn } from "./decide-going-on.ts";
import type { FollowOnRequest } from "./follow-on-terms.ts";
import { followOnAt, isVehicleTrial } from "./vehicle-trial.ts";

export interface QuoteFollowOnParts {
  findOffer: FindOffer;
  profiles: Pick<Books["profiles"], "findDefault">;
  radios: { found: Pick<Radios["found"], "recall"> };
  offerLinks: Pick<OfferLinks, "decide">;
}

interface WantedPlan {
  offer: Offer;
  promoCode: string | null;
  offerLink: string | null;
  profile: BillingProfileRow;
}

/** Makes the quote of a plan that follows a trial: every bill from the day on which the trial is over. */
export function createQuoteFollowOn(
  parts: ChangeParts & QuoteFollowOnParts,
): KindOfOrder<"followOn">["quote"] {
  const findWanted = async (
    { offerId, promoCode, offerToken }: FollowOnRequest,
    caller: PersonCaller,
  ): Promise<Outcome<WantedPlan>> => {
    const link = await decideLink(parts.offerLinks, offerToken, { identityId: caller.identityId, offerId });
    if (!link.ok) return link;
    const isOpened = link.data !== null;
    const found = await parts.findOffer(offerId, promoCode, { caller, hasPlan: false, isOpened });
    if (!found.ok) return found;
    const profile = await parts.profiles.findDefault(caller.identityId);
    if (profile === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    // The trial was the free time.
    const phases = found.data.offer.phases.filter(({ type }) => type !== "Free");
    if (phases.length === 0) return refuse("INVALID_OFFER_DATA");
    const offer = { ...found.data.offer, phases };
    return done({ offer, promoCode: found.data.promoCode, offerLink: link.data, profile });
  };

  return async (request, caller) => {
    const { subscriptionId, deviceId: token, giftCardId } = request;
    const opened = await openChange(parts, { caller, subscriptionId }, () => findWanted(request, caller));
    if (!opened.ok) return opened;
    const { facts, plan } = opened.data;
    const { row, today } = facts;
    if (!isVehicleTrial(row, today)) return refuseRadio("taken");
    const refusal = await decideGoingOn(parts, plan, { row, token, caller });
    if (refusal !== undefined) return refusal;
    const { offer, promoCode, offerLink, profile } = plan;
    const { serviceAddress } = profile;
    const schedule = followOnAt(facts, { offer, serviceAddress });
    const billed = { ...row, billingProfileId: profile.id };
    const priced = await priceChange(parts, {
      facts: { ...facts, row: billed },
      schedule,
      offer,
      giftCardId,
    });
    if (!priced.ok) return priced;
    const { terms, change } = priced.data;
    return done({
      ...terms,
      serviceAddress,
      kind: "followOn",
      promoCode,
      offerLink,
      change: {
        ...change,
        before: scheduleDigestOf(row),
        action: { kind: "followOn" },
        effectiveOn: (schedule.plans.at(-1)?.from ?? today).toString(),
      },
    });
  };
}
