import {
  revokeEnd,
  switchAtOnce,
  switchAtPromotionEnd,
  switchAtTermEnd,
} from "@skywave/domain/schedule/change-schedule";
import type { Offer } from "@skywave/domain/offers/offer";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { ScheduleFacts } from "#modules/renewals/index.ts";
import { offerKeyOf, offerOn } from "#modules/subscriptions/index.ts";
import { decideChange } from "../change/decide-change.ts";
import type { SwitchAction } from "./switch-terms.ts";

interface Switch {
  action: SwitchAction;
  /** The plan that is wanted. */
  offer: Offer;
}

/** A schedule with another plan. The quote and the bill both come from here. */
export function switchSchedule(
  schedule: SubscriptionSchedule,
  { action, offer }: Switch,
  today: Temporal.PlainDate,
): SubscriptionSchedule {
  const plan = { phases: offer.phases, offerKey: offerKeyOf(offer) };
  switch (action.flow) {
    case "immediate":
      return switchAtOnce(schedule, { ...plan, on: today });
    case "endOfTerm":
      return switchAtTermEnd(isStaying(action) ? revokeEnd(schedule) : schedule, { ...plan, today });
    case "endOfPromotion":
      return switchAtPromotionEnd(schedule, { ...plan, today });
  }
}

/** Why a subscription cannot get this plan just now. */
export function decideSwitch(facts: ScheduleFacts, { action, offer }: Switch): Refusal | undefined {
  const refusal = decideChange(
    facts,
    "planSwitch",
    isStaying(action) ? revokeEnd(facts.schedule) : facts.schedule,
  );
  if (refusal !== undefined) return refusal;
  const current = facts.row.plans.at(-1)?.offer ?? offerOn(facts.row, facts.today);
  return current.id === offer.id ? refuse("SAME_PLAN") : undefined;
}

/** A save offer is taken by it, which takes a cancellation back. */
export function isStaying(action: SwitchAction): boolean {
  return action.flow === "endOfTerm" && action.isSaveOffer === true;
}
