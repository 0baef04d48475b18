import { orderChargesFor } from "@skywave/domain/pricing/order-charges";
import type { Offer } from "@skywave/domain/offers/offer";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { StoredCharge } from "#modules/books/index.ts";
import type { LoadedSchedule } from "#modules/renewals/index.ts";
import { offerOn, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { QuoteTerms } from "../order/order-row.ts";
import { totalDueOf } from "../order/total-due.ts";
import { storeCharges } from "../quote/quoted-order.ts";
import type { ChangeParts } from "./change-parts.ts";
import type { ChangeTerms, StoredChange } from "./change-row.ts";
import { scheduleDigestOf } from "./schedule-digest.ts";

export interface ChangeAsked {
  facts: LoadedSchedule;
  /** The schedule as it would be. */
  schedule: SubscriptionSchedule;
  /** The plan that it is about. */
  offer: Offer;
  giftCardId?: string | undefined;
  /** What another subscription gives back by it, which comes first, so that it pays for the plan. */
  givenBack?: readonly StoredCharge[];
}

export interface PricedChange {
  terms: QuoteTerms & Omit<ChangeTerms, "change">;
  change: Pick<StoredChange, "before" | "balanceInCents">;
  totalInCents: number;
}

/** Finds a subscription that is to be changed, after what was due of its schedule, and the plan that the change is about. */
export async function openChange<P>(
  { clock, advance, subscriptions, loadSchedule }: ChangeParts,
  { caller: { identityId }, subscriptionId }: { caller: PersonCaller; subscriptionId: string },
  findPlan: (row: SubscriptionRow, today: Temporal.PlainDate) => Outcome<P> | Promise<Outcome<P>>,
): Promise<Outcome<{ facts: LoadedSchedule; plan: P }>> {
  const today = clock.today();
  await advance(identityId, subscriptionId, today);
  const row = await subscriptions.find(identityId, subscriptionId);
  if (row === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "subscription" });
  const plan = await findPlan(row, today);
  if (!plan.ok) return plan;
  return done({ facts: await loadSchedule(row, today), plan: plan.data });
}

/** The plan there is, which a change is about that is no switch. */
export function presentPlan(row: SubscriptionRow, today: Temporal.PlainDate): Outcome<Offer> {
  return done(offerOn(row, today));
}

/** Prices a change: every bill of the changed schedule, what is due now, and what pays it. */
export async function priceChange(
  { fundOrder, changes }: ChangeParts,
  { facts, schedule, offer, giftCardId, givenBack = [] }: ChangeAsked,
): Promise<Outcome<PricedChange>> {
  const { row, today } = facts;
  const { identityId, billingProfileId } = row;
  if (billingProfileId === null) throw new Error(`subscription ${row.id} is billed to nobody`);
  const own = storeCharges(orderChargesFor(schedule, { today, billedCount: row.billedCount }));
  const charges = { ...own, oneTimeCharge: [...givenBack, ...own.oneTimeCharge] };
  const totalInCents = totalDueOf({ charges });
  const { currency } = offer;
  const funded = await fundOrder.quote({
    identityId,
    billingProfileId,
    currency,
    totalInCents,
    giftCardTokenId: giftCardId,
  });
  if (!funded.ok) return funded;
  return done({
    terms: {
      identityId,
      offer,
      startsOn: today,
      charges,
      ...funded.data,
      billingProfileId,
      serviceAddress: lastAddressOf(row),
      subscriptionId: row.id,
    },
    change: {
      before: scheduleDigestOf(row),
      balanceInCents: await changes.findBalance(identityId, billingProfileId),
    },
    totalInCents,
  });
}

/** Where a plan is used, or moves to: what is changed about it has to be heard there. */
export function lastAddressOf({ id, addresses }: SubscriptionRow) {
  const last = addresses.at(-1);
  if (last === undefined) throw new Error(`subscription ${id} has no address`);
  return last.address;
}
