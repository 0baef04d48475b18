import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { decideRadioPlan, needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import type { BillingProfileRow, Books } from "#modules/books/index.ts";
import type { OfferLinks } from "#modules/offers/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import { movedTo, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import { openChange, priceChange } from "../change/quote-change.ts";
import { scheduleDigestOf } from "../change/schedule-digest.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import { decideLink } from "../quote/decide-link.ts";
import type { FindOffer } from "../quote/find-offer.ts";
import { refuseRadio } from "../radio/refuse-radio.ts";
import type { FollowOnRequest } from "./follow-on-terms.ts";
import { followOnSchedule, isVehicleTrial } from "./vehicle-trial.ts";

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

  /** Why the plan can't go on where the trial is heard. */
  const decideGoingOn = async (
    { offer, profile: { serviceAddress } }: WantedPlan,
    { row, token, caller }: { row: SubscriptionRow; token: string | undefined; caller: PersonCaller },
  ): Promise<Refusal | undefined> => {
    if (!needsRadio(offer.serviceType)) return refuse("INVALID_OFFER_DATA");
    if (serviceAddress.country !== offer.country) return refuse("COUNTRY_ERROR");
    const found = token === undefined ? undefined : await parts.radios.found.recall(token, caller.deviceId);
    if (found?.subscription?.id !== row.id) return refuse("DEVICE_NOT_FOUND");
    const { country, capabilities } = found.radio;
    const obstacle = decideRadioPlan({ country, capabilities, isTaken: false }, serviceAddress);
    if (obstacle !== undefined) return refuseRadio(obstacle);
    const productId = mainProductOf(offer);
    const isAnother = productId !== row.productId;
    return isAnother && (await parts.subscriptions.hasLive(caller.identityId, productId))
      ? refuse("SUB_ALREADY_EXISTS_FOR_IDENTITY")
      : undefined;
  };

  return async (request, caller) => {
    const { subscriptionId, deviceId: token, giftCardId } = request;
    const opened = await openChange(parts, { caller, subscriptionId }, () => findWanted(request, caller));
    if (!opened.ok) return opened;
    const { facts, plan } = opened.data;
    const { row, today } = facts;
    if (!isVehicleTrial(row, today)) return refuseRadio("taken");
    const refusal = await decideGoingOn(plan, { row, token, caller });
    if (refusal !== undefined) return refusal;
    const { offer, promoCode, offerLink, profile } = plan;
    const { serviceAddress } = profile;
    const from = today.add({ days: 1 });
    const addresses = movedTo(row.addresses, { from: from.toString(), address: serviceAddress });
    const schedule = {
      ...followOnSchedule(facts.schedule, { offer, today }),
      addresses: addresses.map((span) => ({ ...span, from: Temporal.PlainDate.from(span.from) })),
    };
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
