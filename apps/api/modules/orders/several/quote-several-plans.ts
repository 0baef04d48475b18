import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { dueNowInCents, orderChargesFor } from "@skywave/domain/pricing/order-charges";
import { newSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { Books, StoredCharge } from "#modules/books/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import { chooseRadio } from "../new/choose-radio.ts";
import type { OrderedRadio, StoredCharges, StoredLine } from "../order/orders-tables.ts";
import { storeCharges } from "../quote/quoted-order.ts";
import { createFindSoldPlans, type FindSoldPlansParts, refuseCount } from "./find-sold-plans.ts";

export interface QuoteSeveralPlansParts extends FindSoldPlansParts {
  profiles: Books["profiles"];
  radios: Pick<Radios, "found">;
  subscriptions: SubscriptionsRepository;
  fundOrder: Pick<FundOrder, "quote">;
  mostPlansPerOrder: number;
  clock: Clock;
}

const FEWEST = 2;

/** Makes one quote of several plans for a person at their address: one charge, and a subscription for each of them. */
export function createQuoteSeveralPlans(parts: QuoteSeveralPlansParts): KindOfOrder<"several">["quote"] {
  const { profiles, subscriptions, fundOrder, clock } = parts;
  const findSoldPlans = createFindSoldPlans(parts);

  const withInstanceNumbers = async (identityId: string, sold: readonly Offer[]): Promise<StoredLine[]> => {
    const taken = new Set((await subscriptions.listInstanceNumbers(identityId)).map(nameOfInstance));
    return sold.map((offer) => {
      const place = { productId: mainProductOf(offer), instanceNumber: 0 };
      while (taken.has(nameOfInstance(place))) place.instanceNumber += 1;
      taken.add(nameOfInstance(place));
      return { offer, instanceNumber: place.instanceNumber, subscriptionId: null };
    });
  };

  const findRadio = async (wanted: Parameters<typeof chooseRadio>[1], caller: PersonCaller) =>
    wanted.token === undefined ? done<OrderedRadio | null>(null) : chooseRadio(parts, wanted, caller);

  return async ({ lines, giftCardId }, caller) => {
    const { identityId } = caller;
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (count < FEWEST || count > parts.mostPlansPerOrder) return refuseCount();
    const found = await findSoldPlans(lines, caller);
    if (!found.ok) return found;
    const { sold, token } = found.data;
    const [first] = sold;
    const profile = await profiles.findDefault(identityId);
    if (profile === undefined || first === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    if (profile.serviceAddress.country !== first.country) return refuse("COUNTRY_ERROR");

    const startsOn = clock.today();
    const { serviceAddress } = profile;
    const place = await findRadio({ token, offer: first, serviceAddress }, caller);
    if (!place.ok) return place;
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
      radio: place.data,
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
