import { switchAtOnce } from "@skywave/domain/schedule/change-schedule";
import { blockerOf } from "@skywave/domain/schedule/blocker-of";
import type { Offer } from "@skywave/domain/offers/offer";
import { addOnOf, isVip } from "@skywave/domain/offers/vip";
import { orderChargesFor } from "@skywave/domain/pricing/order-charges";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import { storeCharge, type StoredCharge } from "#modules/books/index.ts";
import type { ScheduleFacts, LoadSchedule } from "#modules/renewals/index.ts";
import {
  changeFactsOf,
  offerKeyOf,
  offerOn,
  type SubscriptionRow,
  type SubscriptionsRepository,
} from "#modules/subscriptions/index.ts";
import { refuseField } from "../change/decide-change.ts";
import { scheduleDigestOf } from "../change/schedule-digest.ts";
import type { StoredAddOn, SwitchAction } from "./switch-terms.ts";

interface Asked {
  /** The subscription that becomes the VIP plan. */
  row: SubscriptionRow;
  offer: Offer;
  action: SwitchAction;
  secondarySubscriptionId: string | undefined;
  today: Temporal.PlainDate;
}

export interface QuotedAddOn {
  addOn: StoredAddOn;
  /** What is given back for the days of it that were paid; nothing for one that starts. */
  charges: StoredCharge[];
}

/** The place of the charges that are about the second subscription; those of the plan itself have none. */
const SECOND = 1;

export type QuoteAddOn = (asked: Asked) => Promise<Outcome<QuotedAddOn | undefined>>;

/** Quotes the second subscription of a VIP plan: another one of the person's, or a new one. Undefined for other plans. */
export function createQuoteAddOn(parts: {
  subscriptions: Pick<SubscriptionsRepository, "find">;
  loadSchedule: LoadSchedule;
  advance: (identityId: string, subscriptionId: string, until: Temporal.PlainDate) => Promise<unknown>;
}): QuoteAddOn {
  const { subscriptions, loadSchedule, advance } = parts;

  return async (asked) => {
    const { row, offer, action, secondarySubscriptionId, today } = asked;
    if (!isVip(offer))
      return secondarySubscriptionId === undefined ? done(undefined) : refuseField("secondarySubscriptionId");
    // Later the second one could be another than the one that was agreed to.
    if (action.flow !== "immediate") return refuseField("flow");
    if (secondarySubscriptionId === undefined)
      return done({ addOn: { subscriptionId: randomId("sub"), before: null }, charges: [] });
    if (secondarySubscriptionId === row.id) return refuseField("secondarySubscriptionId");
    await advance(row.identityId, secondarySubscriptionId, today);
    const second = await subscriptions.find(row.identityId, secondarySubscriptionId);
    if (second === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "subscription" });
    const facts = await loadSchedule(second, today);
    const refusal = decideAddOn(facts, row);
    if (refusal !== undefined) return refusal;
    const addOn = addOnOf(offer);
    const schedule = switchAtOnce(facts.schedule, {
      phases: addOn.phases,
      offerKey: offerKeyOf(addOn),
      on: today,
    });
    const { oneTimeCharge } = orderChargesFor(schedule, { today, billedCount: second.billedCount });
    const line = { place: SECOND, planName: offerOn(second, today).name };
    return done({
      addOn: { subscriptionId: second.id, before: scheduleDigestOf(second) },
      charges: oneTimeCharge.map((charge) => ({ ...storeCharge(charge), line })),
    });
  };
}

/** Why a subscription cannot become part of another one's plan just now: what stands in the way of any switch does. */
export function decideAddOn(facts: ScheduleFacts, primary: SubscriptionRow): Refusal | undefined {
  const { row, today } = facts;
  const blocker = blockerOf("planSwitch", changeFactsOf(facts, today));
  if (blocker !== undefined) return refuse(blocker, { details: { subscriptionId: row.id } });
  // What it gives back goes into the balance that the plan is paid from.
  return row.billingProfileId === primary.billingProfileId
    ? undefined
    : refuseField("secondarySubscriptionId");
}
