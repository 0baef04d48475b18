import { saveOfferRuleFor } from "../jurisdictions/save-offer-rules.ts";
import { lastDayOf } from "./last-day.ts";
import { type ChangeFacts, type ChangeKind, obstacleTo } from "./obstacle-to.ts";

export interface SubscriptionOptions {
  canCancelSubscription: boolean;
  canChangePlan: boolean;
  canChangeTerm: boolean;
  canPause: boolean;
  canRevokeCancellation: boolean;
  /** A pause is agreed that has not begun. */
  canRevokePause: boolean;
  /** The plan is over some day, and another one could follow. */
  canAddRenewalPlan: boolean;
  cancelOptions: CancelOptions;
}

export interface CancelOptions {
  online: boolean;
  /** An end at the term's end is still to be chosen: none is agreed yet. */
  atTermEnd: boolean;
  /** A reason to stay may stand beside the button that cancels. */
  viewOffer: boolean;
  /** The rule of the place that decides about `viewOffer`; undefined where nothing can be cancelled. */
  triggeredRuleId: string | undefined;
}

/** What an owner may do with a subscription today. */
export function subscriptionOptionsOf(facts: ChangeFacts): SubscriptionOptions {
  const can = (change: ChangeKind) => obstacleTo(change, facts) === undefined;
  const canCancelSubscription = can("cancelAtOnce");
  const canChangePlan = can("planSwitch");
  const canPause = can("pause");
  const address = facts.life.addresses?.at(-1)?.address;
  const rule =
    canCancelSubscription && address !== undefined ? saveOfferRuleFor(address, facts.today) : undefined;
  return {
    canCancelSubscription,
    canChangePlan,
    canChangeTerm: canChangePlan,
    canPause,
    canRevokeCancellation: can("revokeCancellation"),
    canRevokePause: can("revokePause"),
    canAddRenewalPlan: canChangePlan && lastDayOf(facts.life) !== undefined,
    cancelOptions: {
      online: canCancelSubscription,
      atTermEnd: can("cancelAtTermEnd"),
      viewOffer: canPause && rule?.whileCancelling === "besideCancel",
      triggeredRuleId: rule?.id,
    },
  };
}
