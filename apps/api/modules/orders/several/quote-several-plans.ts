import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { orderChargesFor } from "@skywave/domain/pricing/order-charges";
import { newSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { BillingProfileRow, Books, StoredCharge } from "#modules/books/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import { chooseRadio } from "../new/choose-radio.ts";
import type { OrderedRadio, StoredCharges, StoredLine } from "../order/orders-tables.ts";
import { totalDueOf } from "../order/total-due.ts";
import { storeCharges } from "../quote/quoted-order.ts";
import {
  createFindSoldPlans,
  type FindSoldPlansParts,
  refuseCount,
  type SoldPlans,
} from "./find-sold-plans.ts";
import { createQuoteFollowedPlan, type QuoteFollowedPlanParts } from "./quote-followed-plan.ts";

export interface QuoteSeveralPlansParts extends FindSoldPlansParts, QuoteFollowedPlanParts {
  profiles: Books["profiles"];
  radios: Pick<Radios, "found">;
  subscriptions: SubscriptionsRepository;
  mostPlansPerOrder: number;
}

const FEWEST = 2;

/** Makes one quote of several plans for a person at their address: one charge, and a subscription for each of them. */
export function createQuoteSeveralPlans(parts: QuoteSeveralPlansParts): KindOfOrder<"several">["quote"] {
  const { profiles, subscriptions, fundOrder, clock } = parts;
  const findSoldPlans = createFindSoldPlans(parts);
  const quoteFollowedPlan = createQuoteFollowedPlan(parts);

  const withInstanceNumbers = async (identityId: string, sold: readonly Offer[]): Promise<StoredLine[]> => {
    const taken = new Set((await subscriptions.listInstanceNumbers(identityId)).map(nameOfInstance));
    return sold.map((offer) => {
      const place = { productId: mainProductOf(offer), instanceNumber: 0 };
      while (taken.has(nameOfInstance(place))) place.instanceNumber += 1;
      taken.add(nameOfInstance(place));
      return { offer, instanceNumber: place.instanceNumber, subscriptionId: null };
    });
  };

  const startToday = (offers: readonly Offer[], { serviceAddress }: BillingProfileRow): StoredCharges[] => {
    const today = clock.today();
    return offers.map(({ phases }) => {
      const schedule = newSchedule({ phases, started: today, serviceAddress });
      return storeCharges(orderChargesFor(schedule, { today, billedCount: 0 }));
    });
  };

  /** All plans with their charges; the one for a radio starts on it now, or follows the trial that is there. */
  const quotePlans = async ({ sold, token }: SoldPlans, profile: BillingProfileRow, caller: PersonCaller) => {
    const [offer, ...others] = sold;
    if (offer === undefined) throw new Error("nothing is sold");
    const { serviceAddress } = profile;
    const followed = await quoteFollowedPlan({ offer, token, profile }, caller);
    if (!followed.ok) return followed;
    if (followed.data !== null) {
      const { line, charges } = followed.data;
      return done({
        radio: null,
        lines: [line, ...(await withInstanceNumbers(caller.identityId, others))],
        charges: [charges, ...startToday(others, profile)],
      });
    }
    const radio: Outcome<OrderedRadio | null> =
      token === undefined ? done(null) : await chooseRadio(parts, { token, offer, serviceAddress }, caller);
    if (!radio.ok) return radio;
    return done({
      radio: radio.data,
      lines: await withInstanceNumbers(caller.identityId, sold),
      charges: startToday(sold, profile),
    });
  };

  return async ({ lines, giftCardId }, caller) => {
    const { identityId } = caller;
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (count < FEWEST || count > parts.mostPlansPerOrder) return refuseCount();
    const found = await findSoldPlans(lines, caller);
    if (!found.ok) return found;
    const { sold } = found.data;
    const [first] = sold;
    const profile = await profiles.findDefault(identityId);
    if (profile === undefined || first === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    if (profile.serviceAddress.country !== first.country) return refuse("COUNTRY_ERROR");

    const quoted = await quotePlans(found.data, profile, caller);
    if (!quoted.ok) return quoted;
    const charges = together(quoted.data.charges, sold);
    const funded = await fundOrder.quote({
      identityId,
      billingProfileId: profile.id,
      currency: first.currency,
      totalInCents: totalDueOf({ charges }),
      giftCardTokenId: giftCardId,
    });
    if (!funded.ok) return funded;
    return done({
      kind: "several",
      identityId,
      offer: first,
      lines: quoted.data.lines,
      radio: quoted.data.radio,
      startsOn: clock.today(),
      charges,
      ...funded.data,
      billingProfileId: profile.id,
      serviceAddress: profile.serviceAddress,
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
