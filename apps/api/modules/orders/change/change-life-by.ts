import {
  endAtOnce,
  endAtTermEnd,
  pause,
  revokeEnd,
  revokePause,
  switchAtOnce,
  switchAtPromotionEnd,
  switchAtTermEnd,
} from "@skywave/domain/life/change-life";
import type { Offer } from "@skywave/domain/offers/offer";
import type { SubscriptionLife } from "@skywave/domain/pricing/subscription-life";
import { offerKeyOf } from "#modules/subscriptions/index.ts";
import type { ChangeAction } from "./stored-change.ts";

/** A life with a change made on a day. The quote and the bill both come from here. */
export function changeLifeBy(
  life: SubscriptionLife,
  action: ChangeAction,
  { today, offer }: { today: Temporal.PlainDate; offer: Offer },
): SubscriptionLife {
  switch (action.kind) {
    case "planSwitch":
      return switchPlan(life, action, { today, offer });
    case "cancelSubscription":
      return action.cancellationType === "endOfTerm"
        ? endAtTermEnd(life, today)
        : endAtOnce(life, { on: today, refund: action.refund });
    case "revokeSubscriptionCancellation":
      return revokeEnd(life);
  }
}

function switchPlan(
  life: SubscriptionLife,
  action: ChangeAction & { kind: "planSwitch" },
  { today, offer }: { today: Temporal.PlainDate; offer: Offer },
): SubscriptionLife {
  const plan = { phases: offer.phases, offerKey: offerKeyOf(offer) };
  switch (action.flow) {
    case "immediate":
      return switchAtOnce(life, { ...plan, on: today });
    case "endOfTerm":
      return switchAtTermEnd(action.isSaveOffer === true ? revokeEnd(life) : life, { ...plan, today });
    case "endOfPromotion":
      return switchAtPromotionEnd(life, { ...plan, today });
    case "pause":
      return pause(life, { today, months: action.pauseMonths });
    case "revokePause":
      return revokePause(life, today);
  }
}
