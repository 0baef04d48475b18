import { switchAtOnce } from "@skywave/domain/life/change-life";
import { blockerOf } from "@skywave/domain/life/blocker-of";
import type { Offer } from "@skywave/domain/offers/offer";
import { companionOf, isVip } from "@skywave/domain/offers/vip";
import { orderChargesFor } from "@skywave/domain/pricing/order-charges";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import { storeCharge, type StoredCharge } from "#modules/books/index.ts";
import type { LifeFacts, LoadLife } from "#modules/renewals/index.ts";
import {
  changeFactsOf,
  offerKeyOf,
  offerOn,
  type SubscriptionRow,
  type SubscriptionsRepository,
} from "#modules/subscriptions/index.ts";
import { refuseField } from "../change/judge-change.ts";
import { lifeDigestOf } from "../change/life-digest.ts";
import type { StoredCompanion, SwitchAction } from "./switch-terms.ts";

interface Asked {
  /** The subscription that becomes the VIP plan. */
  row: SubscriptionRow;
  offer: Offer;
  action: SwitchAction;
  secondarySubscriptionId: string | undefined;
  today: Temporal.PlainDate;
}

export interface QuotedCompanion {
  companion: StoredCompanion;
  /** What is given back for the days of it that were paid; nothing for one that starts. */
  charges: StoredCharge[];
}

/** The place of the charges that are about the second subscription; those of the plan itself have none. */
const SECOND = 1;

export type QuoteCompanion = (asked: Asked) => Promise<Outcome<QuotedCompanion | undefined>>;

/** Quotes the second subscription of a VIP plan: another one of the person's, or a new one. Undefined for other plans. */
export function createQuoteCompanion(parts: {
  subscriptions: Pick<SubscriptionsRepository, "find">;
  loadLife: LoadLife;
  advance: (identityId: string, subscriptionId: string, until: Temporal.PlainDate) => Promise<unknown>;
}): QuoteCompanion {
  const { subscriptions, loadLife, advance } = parts;

  return async (asked) => {
    const { row, offer, action, secondarySubscriptionId, today } = asked;
    if (!isVip(offer))
      return secondarySubscriptionId === undefined ? done(undefined) : refuseField("secondarySubscriptionId");
    // Later the second one could be another than the one that was agreed to.
    if (action.flow !== "immediate") return refuseField("flow");
    if (secondarySubscriptionId === undefined)
      return done({ companion: { subscriptionId: randomId("sub"), before: null }, charges: [] });
    if (secondarySubscriptionId === row.id) return refuseField("secondarySubscriptionId");
    await advance(row.identityId, secondarySubscriptionId, today);
    const second = await subscriptions.find(row.identityId, secondarySubscriptionId);
    if (second === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "subscription" });
    const facts = await loadLife(second, today);
    const refusal = decideCompanion(facts, row);
    if (refusal !== undefined) return refusal;
    const companion = companionOf(offer);
    const life = switchAtOnce(facts.life, {
      phases: companion.phases,
      offerKey: offerKeyOf(companion),
      on: today,
    });
    const { oneTimeCharge } = orderChargesFor(life, { today, billedCount: second.billedCount });
    const line = { place: SECOND, planName: offerOn(second, today).name };
    return done({
      companion: { subscriptionId: second.id, before: lifeDigestOf(second) },
      charges: oneTimeCharge.map((charge) => ({ ...storeCharge(charge), line })),
    });
  };
}

/** Why a subscription cannot become part of another one's plan just now: what stands in the way of any switch does. */
export function decideCompanion(facts: LifeFacts, primary: SubscriptionRow): Refusal | undefined {
  const { row, today } = facts;
  const blocker = blockerOf("planSwitch", changeFactsOf(facts, today));
  if (blocker !== undefined) return refuse(blocker, { details: { subscriptionId: row.id } });
  // What it gives back goes into the balance that the plan is paid from.
  return row.billingProfileId === primary.billingProfileId
    ? undefined
    : refuseField("secondarySubscriptionId");
}
