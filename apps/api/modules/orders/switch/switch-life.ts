import {
  revokeEnd,
  switchAtOnce,
  switchAtPromotionEnd,
  switchAtTermEnd,
} from "@skywave/domain/life/change-life";
import type { Offer } from "@skywave/domain/offers/offer";
import type { SubscriptionLife } from "@skywave/domain/pricing/subscription-life";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { LifeFacts } from "#modules/renewals/index.ts";
import { offerKeyOf, offerOn } from "#modules/subscriptions/index.ts";
import { judgeChange } from "../change/judge-change.ts";
import type { SwitchAction } from "./switch-terms.ts";

interface Switch {
  action: SwitchAction;
  /** The plan that is wanted. */
  offer: Offer;
}

/** A life with another plan. The quote and the bill both come from here. */
export function switchLife(
  life: SubscriptionLife,
  { action, offer }: Switch,
  today: Temporal.PlainDate,
): SubscriptionLife {
  const plan = { phases: offer.phases, offerKey: offerKeyOf(offer) };
  switch (action.flow) {
    case "immediate":
      return switchAtOnce(life, { ...plan, on: today });
    case "endOfTerm":
      return switchAtTermEnd(isStaying(action) ? revokeEnd(life) : life, { ...plan, today });
    case "endOfPromotion":
      return switchAtPromotionEnd(life, { ...plan, today });
  }
}

/** Why a subscription cannot get this plan just now. */
export function decideSwitch(facts: LifeFacts, { action, offer }: Switch): Refusal | undefined {
  const refusal = judgeChange(facts, "planSwitch", isStaying(action) ? revokeEnd(facts.life) : facts.life);
  if (refusal !== undefined) return refusal;
  const current = facts.row.plans.at(-1)?.offer ?? offerOn(facts.row, facts.today);
  return current.id === offer.id ? refuse("SAME_PLAN") : undefined;
}

/** A save offer is taken by it, which takes a cancellation back. */
export function isStaying(action: SwitchAction): boolean {
  return action.flow === "endOfTerm" && action.isSaveOffer === true;
}
