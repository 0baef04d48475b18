import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { hasTrial } from "@skywave/domain/offers/without-trial";
import { needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import { dueNowInCents, orderChargesFor } from "@skywave/domain/pricing/order-charges";
import { newSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Books, StoredCharge } from "#modules/books/index.ts";
import type { OffersRepository } from "#modules/offers/index.ts";
import type { SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { StoredCharges, StoredLine } from "../order/orders-tables.ts";
import type { FindOffer } from "../quote/find-offer.ts";
import { storeCharges } from "../quote/quoted-order.ts";

export interface QuoteSeveralPlansParts {
  findOffer: FindOffer;
  offers: Pick<OffersRepository, "findNewest">;
  profiles: Books["profiles"];
  subscriptions: SubscriptionsRepository;
  fundOrder: Pick<FundOrder, "quote">;
  mostPlansPerOrder: number;
  clock: Clock;
}

const FEWEST = 2;

/** Makes one quote of several plans for a person at their address: one charge, and a subscription for each of them. */
export function createQuoteSeveralPlans(parts: QuoteSeveralPlansParts): KindOfOrder<"several">["quote"] {
  const { offers, profiles, subscriptions, fundOrder, findOffer, clock } = parts;

  /** Sold to everybody, from the first day on for money: what is free is for one person who is new. */
  const findSold = async (offerId: string, caller: PersonCaller): Promise<Outcome<Offer>> => {
    const details = { offerId };
    const found = await findOffer(offerId, undefined, { caller, hasPlan: false });
    if (!found.ok) return { ...found, details: { ...found.details, ...details } };
    const { offer } = found.data;
    const audience = (await offers.findNewest(offerId))?.audience;
    // Which of the radios each of them is for cannot be said yet.
    if (needsRadio(offer.serviceType)) return refuse("DEVICE_INFORMATION_REQUIRED", { details });
    return audience !== "everyone" || hasTrial(offer)
      ? refuse("INVALID_OFFER_DATA", { details })
      : done(offer);
  };

  const withInstanceNumbers = async (identityId: string, sold: readonly Offer[]): Promise<StoredLine[]> => {
    const taken = new Set((await subscriptions.listInstanceNumbers(identityId)).map(nameOfInstance));
    return sold.map((offer) => {
      const place = { productId: mainProductOf(offer), instanceNumber: 0 };
      while (taken.has(nameOfInstance(place))) place.instanceNumber += 1;
      taken.add(nameOfInstance(place));
      return { offer, instanceNumber: place.instanceNumber, subscriptionId: null };
    });
  };

  return async ({ lines, giftCardId }, caller) => {
    const { identityId } = caller;
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (count < FEWEST || count > parts.mostPlansPerOrder)
      return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "lines", code: "count" }] });
    const sold: Offer[] = [];
    for (const { offerId, quantity } of lines) {
      const found = await findSold(offerId, caller);
      if (!found.ok) return found;
      sold.push(...Array.from({ length: quantity }, () => found.data));
    }
    const [first] = sold;
    const profile = await profiles.findDefault(identityId);
    if (profile === undefined || first === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    if (profile.serviceAddress.country !== first.country) return refuse("COUNTRY_ERROR");

    const startsOn = clock.today();
    const { serviceAddress } = profile;
    const quoted = sold.map(({ phases }) =>
      orderChargesFor(newSchedule({ phases, started: startsOn, serviceAddress }), {
        today: startsOn,
        billedCount: 0,
      }),
    );
    const funded = await fundOrder.quote({
      identityId,
      billingProfileId: profile.id,
      currency: first.currency,
      totalInCents: quoted.reduce((sum, charges) => sum + dueNowInCents(charges), 0),
      giftCardTokenId: giftCardId,
    });
    if (!funded.ok) return funded;
    return done({
      kind: "several",
      identityId,
      offer: first,
      lines: await withInstanceNumbers(identityId, sold),
      startsOn,
      charges: together(quoted.map(storeCharges), sold),
      ...funded.data,
      billingProfileId: profile.id,
      serviceAddress,
      subscriptionId: null,
    });
  };
}

function nameOfInstance({
  productId,
  instanceNumber,
}: {
  productId: string;
  instanceNumber: number;
}): string {
  return `${productId} ${instanceNumber}`;
}

/** The charges of all lines, each saying of which line it is; within a group by their days. */
function together(lines: readonly StoredCharges[], sold: readonly Offer[]): StoredCharges {
  const group = (name: keyof StoredCharges): StoredCharge[] =>
    lines
      .flatMap((charges, place) =>
        charges[name].map((charge) => ({ ...charge, line: { place, planName: sold[place]?.name ?? "" } })),
      )
      .toSorted((a, b) => a.period.start.localeCompare(b.period.start));
  return {
    oneTimeCharge: group("oneTimeCharge"),
    repeatingCharge: group("repeatingCharge"),
    ongoingCharge: group("ongoingCharge"),
    zeroCharge: group("zeroCharge"),
  };
}
