import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { orderChargesFor } from "@skywave/domain/pricing/order-charges";
import { newSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome } from "#platform/outcome.ts";
import type { BillingProfileRow } from "#modules/books/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import { createFindFollowedTrial } from "../follow-on/find-followed-trial.ts";
import type { StoredCharges, StoredLine } from "../order/orders-tables.ts";
import { storeCharges } from "../quote/quoted-order.ts";
import { withLine } from "../radio/refuse-radio.ts";
import { chooseRadios, type PlacedPlan } from "./choose-radios.ts";
import type { SoldPlan } from "./find-sold-plans.ts";
import { createQuoteFollowedPlan, type QuoteFollowedPlanParts } from "./quote-followed-plan.ts";

export interface QuoteLinesParts extends QuoteFollowedPlanParts {
  radios: Pick<Radios, "found">;
  subscriptions: SubscriptionsRepository;
}

/** The lines of an order, and the charges of each. */
export interface QuotedLines {
  lines: StoredLine[];
  charges: StoredCharges[];
}

type QuoteLines = (
  sold: readonly SoldPlan[],
  profile: BillingProfileRow,
  caller: PersonCaller,
) => Promise<Outcome<QuotedLines>>;

/** Quotes plans line by line; each that is for a radio starts on it now, or follows the trial that is there. */
export function createQuoteLines(parts: QuoteLinesParts): QuoteLines {
  const { subscriptions, clock } = parts;
  const quoteFollowedPlan = createQuoteFollowedPlan(parts);
  const findFollowedTrial = createFindFollowedTrial(parts);

  const withInstanceNumbers = async (
    identityId: string,
    sold: readonly PlacedPlan[],
  ): Promise<StoredLine[]> => {
    const taken = new Set((await subscriptions.listInstanceNumbers(identityId)).map(nameOfInstance));
    return sold.map(({ offer, radio }) => {
      const place = { productId: mainProductOf(offer), instanceNumber: 0 };
      while (taken.has(nameOfInstance(place))) place.instanceNumber += 1;
      taken.add(nameOfInstance(place));
      const { instanceNumber } = place;
      return { offer, instanceNumber, subscriptionId: null, ...(radio !== undefined && { radio }) };
    });
  };

  const startToday = (
    sold: readonly { offer: Offer }[],
    { serviceAddress }: BillingProfileRow,
  ): StoredCharges[] => {
    const today = clock.today();
    return sold.map(({ offer: { phases } }) => {
      const schedule = newSchedule({ phases, started: today, serviceAddress });
      return storeCharges(orderChargesFor(schedule, { today, billedCount: 0 }));
    });
  };

  /** A pair whose plan for the radio follows the buyer's trial there; null of all other plans. */
  const quotePairAfterTrial = async (
    [car, ...others]: readonly SoldPlan[],
    profile: BillingProfileRow,
    caller: PersonCaller,
  ): Promise<Outcome<QuotedLines | null>> => {
    const isPair = others.some(({ token }) => token === undefined);
    if (car?.token === undefined || !isPair) return done(null);
    const followed = await quoteFollowedPlan({ ...car, profile }, caller);
    if (!followed.ok) return withLine(followed, 0);
    if (followed.data === null) return done(null);
    const { line, charges } = followed.data;
    const alone = others.map(({ offer }) => ({ offer }));
    return done({
      lines: [line, ...(await withInstanceNumbers(caller.identityId, alone))],
      charges: [charges, ...startToday(others, profile)],
    });
  };

  return async (sold, profile, caller) => {
    const paired = await quotePairAfterTrial(sold, profile, caller);
    if (!paired.ok) return paired;
    if (paired.data !== null) return done(paired.data);
    const { serviceAddress } = profile;
    const placed = await chooseRadios({ ...parts, findFollowedTrial }, { sold, serviceAddress }, caller);
    if (!placed.ok) return placed;
    return done({
      lines: await withInstanceNumbers(caller.identityId, placed.data),
      charges: startToday(sold, profile),
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
