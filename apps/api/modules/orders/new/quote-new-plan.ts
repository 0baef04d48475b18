import { mainProductOf } from "@skywave/domain/offers/main-product";
import { needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import { hasTrial, trialOnly, withoutTrial } from "@skywave/domain/offers/without-trial";
import type { Offer } from "@skywave/domain/offers/offer";
import { dueNowInCents, orderChargesFor } from "@skywave/domain/pricing/order-charges";
import { newSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { BillingProfileRow, Books } from "#modules/books/index.ts";
import type { OfferLinks } from "#modules/offers/index.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import { decideLink } from "../quote/decide-link.ts";
import type { DecideOffer } from "../quote/find-offer.ts";
import type { QuoteBasisRepository } from "../quote/quote-basis-repository.ts";
import { storeCharges } from "../quote/quoted-order.ts";
import type { Trials, TrialUse } from "../trials/trials.ts";
import { chooseRadio, type ChooseRadioParts } from "./choose-radio.ts";

export interface QuoteNewPlanParts extends ChooseRadioParts {
  quoteBasis: QuoteBasisRepository;
  decideOffer: DecideOffer;
  profiles: Pick<Books["profiles"], "listPaymentMethods">;
  trials: Pick<Trials, "findUse">;
  offerLinks: Pick<OfferLinks, "decide">;
  fundOrder: Pick<FundOrder, "quote">;
  clock: Clock;
}

/** Makes the quote of a new subscription: every bill of an offer for a person at their address. */
export function createQuoteNewPlan(parts: QuoteNewPlanParts): KindOfOrder<"new">["quote"] {
  const { quoteBasis, decideOffer, fundOrder, clock } = parts;

  return async (
    { offerId, promoCode, offerToken, deviceId, giftCardId, stripePaymentMethodId, ...asked },
    caller,
  ) => {
    const { trialOnly: isTrialOnly = false } = asked;
    const decided = await decideLink(parts.offerLinks, offerToken, {
      identityId: caller.identityId,
      offerId,
    });
    if (!decided.ok) return decided;
    const offerLink = decided.data;
    const basis = await quoteBasis.find(caller.identityId, offerId);
    if (basis === undefined) return refuse("INVALID_OFFER_DATA");
    const found = await decideOffer(basis.offer, promoCode, {
      caller,
      hasPlan: false,
      isOpened: offerLink !== null,
    });
    if (!found.ok) return found;
    const { promoCode: opening } = found.data;
    const listed = isTrialOnly ? trialOnly(found.data.offer) : found.data.offer;
    if (listed.phases.length === 0) return refuse("INVALID_OFFER_DATA");
    const { profile, balanceInCents, liveProducts } = basis;
    if (profile === null) return refuse("BILLING_PROFILE_REQUIRED");
    if (profile.serviceAddress.country !== listed.country) return refuse("COUNTRY_ERROR");
    const { serviceAddress } = profile;
    const where = needsRadio(listed.serviceType)
      ? await chooseRadio(parts, { token: deviceId, offer: listed, serviceAddress }, caller)
      : decidePlace(listed, liveProducts);
    if (!where.ok) return where;

    const trialUse = await findTrialUse(parts, listed, {
      profile,
      paymentMethodId: stripePaymentMethodId,
    });
    // The same plan without its free stretch: whoever has had theirs is told so before they pay.
    const offer = trialUse === null ? listed : withoutTrial(listed);
    if (offer.phases.length === 0) return refuse("OFFER_REDEEMED");
    const startsOn = clock.today();
    const charges = orderChargesFor(
      newSchedule({ phases: offer.phases, started: startsOn, serviceAddress }),
      {
        today: startsOn,
        billedCount: 0,
      },
    );
    const funded = await fundOrder.quote({
      identityId: caller.identityId,
      billingProfileId: profile.id,
      currency: offer.currency,
      totalInCents: dueNowInCents(charges),
      giftCardTokenId: giftCardId,
      balanceInCents,
    });
    if (!funded.ok) return funded;
    return done({
      kind: "new",
      identityId: caller.identityId,
      offer,
      promoCode: opening,
      offerLink,
      startsOn,
      charges: storeCharges(charges),
      ...funded.data,
      billingProfileId: profile.id,
      serviceAddress,
      subscriptionId: null,
      trialUse,
      paymentMethodId: stripePaymentMethodId ?? null,
      radio: where.data,
    });
  };
}

/** A plan for a radio is had once for each of them; any other one once by a person. */
function decidePlace(offer: Offer, liveProducts: readonly string[]): Outcome<null> {
  return liveProducts.includes(mainProductOf(offer)) ? refuse("SUB_ALREADY_EXISTS_FOR_IDENTITY") : done(null);
}

/** Why the person gets no trial; the card that would pay counts, since it is one's own too. */
async function findTrialUse(
  { profiles, trials }: Pick<QuoteNewPlanParts, "profiles" | "trials">,
  offer: Offer,
  { profile, paymentMethodId }: { profile: BillingProfileRow; paymentMethodId: string | undefined },
): Promise<TrialUse | null> {
  if (!hasTrial(offer)) return null;
  const cards = await profiles.listPaymentMethods(profile.identityId, profile.id);
  const card = cards.find(({ id, isDefault }) =>
    paymentMethodId === undefined ? isDefault : id === paymentMethodId,
  );
  return (await trials.findUse(profile.identityId, card)) ?? null;
}
