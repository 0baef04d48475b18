import { type SaveOfferRule, saveOfferRuleFor } from "../jurisdictions/save-offer-rules.ts";
import { addressOn } from "../pricing/address-on.ts";
import { lastDayOf } from "./last-day.ts";
import { type RadioFacts, radioReasonsOff, type RadioReasonsOff } from "./radio-options.ts";
import { type ChangeFacts, type Blocker, blockerOf } from "./blocker-of.ts";

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
  canDownloadManual: boolean;
  canRefreshRadio: boolean;
  canReplaceRadio: boolean;
  canTransferSubscription: boolean;
  cancelOptions: CancelOptions;
  /** Why each option that is off is off; one that is on has none. */
  reasonsOff: ReasonsOff;
}

export interface CancelOptions {
  online: boolean;
  /** An end at the term's end is still to be chosen: none is agreed yet. */
  atTermEnd: boolean;
  /** A person may be asked about it in a chat, beside the button that cancels. */
  chat: boolean;
  /** The service may move to another radio instead. */
  transferRadio: boolean;
  /** A reason to stay may stand beside the button that cancels. */
  viewOffer: boolean;
  /** The rule of the place that decides about `viewOffer`; undefined where nothing can be cancelled. */
  triggeredRuleId: string | undefined;
}

/** Why an option is off: what stands in the way of the change, or what there is not. */
export interface ReasonsOff extends RadioReasonsOff {
  canCancelSubscription?: Blocker;
  canChangePlan?: Blocker;
  canChangeTerm?: Blocker;
  canPause?: Blocker;
  canRevokeCancellation?: Blocker;
  canRevokePause?: Blocker;
  canAddRenewalPlan?: Blocker | "RENEWS_BY_ITSELF";
  online?: Blocker;
  atTermEnd?: Blocker;
  chat?: Blocker | "NO_CHAT";
  viewOffer?: Blocker | "NOT_ALLOWED_HERE";
}

/** What an owner may do with a subscription today, and why not the rest. */
export function subscriptionOptionsOf(
  facts: ChangeFacts,
  { hasChat, ...ofRadio }: { hasChat: boolean } & RadioFacts,
): SubscriptionOptions {
  const noCancellation = blockerOf("cancelAtOnce", facts);
  const noSwitch = blockerOf("planSwitch", facts);
  const rule = noCancellation === undefined ? ruleOf(facts) : undefined;
  const reasonsOff: ReasonsOff = {
    ...off("canCancelSubscription", noCancellation),
    ...off("canChangePlan", noSwitch),
    ...off("canChangeTerm", noSwitch),
    ...off("canPause", blockerOf("pause", facts)),
    ...off("canRevokeCancellation", blockerOf("revokeCancellation", facts)),
    ...off("canRevokePause", blockerOf("revokePause", facts)),
    ...off("canAddRenewalPlan", noSwitch ?? (hasLastDay(facts) ? undefined : "RENEWS_BY_ITSELF")),
    ...radioReasonsOff(facts, ofRadio),
    ...off("online", noCancellation),
    ...off("atTermEnd", blockerOf("cancelAtTermEnd", facts)),
    ...off("chat", noCancellation ?? (hasChat ? undefined : "NO_CHAT")),
    ...off("viewOffer", noCancellation ?? reasonForNoOffer(rule, blockerOf("pause", facts))),
  };
  const can = (option: keyof ReasonsOff) => reasonsOff[option] === undefined;
  return {
    canCancelSubscription: can("canCancelSubscription"),
    canChangePlan: can("canChangePlan"),
    canChangeTerm: can("canChangeTerm"),
    canPause: can("canPause"),
    canRevokeCancellation: can("canRevokeCancellation"),
    canRevokePause: can("canRevokePause"),
    canAddRenewalPlan: can("canAddRenewalPlan"),
    canDownloadManual: can("canDownloadManual"),
    canRefreshRadio: can("canRefreshRadio"),
    canReplaceRadio: can("canReplaceRadio"),
    canTransferSubscription: can("canTransferSubscription"),
    cancelOptions: {
      online: can("online"),
      atTermEnd: can("atTermEnd"),
      chat: can("chat"),
      transferRadio: can("transferRadio"),
      viewOffer: can("viewOffer"),
      triggeredRuleId: rule?.id,
    },
    reasonsOff,
  };
}

function off<O extends keyof ReasonsOff>(option: O, reason: ReasonsOff[O]): ReasonsOff {
  return reason === undefined ? {} : { [option]: reason };
}

function ruleOf({ schedule, today }: ChangeFacts): SaveOfferRule | undefined {
  const address = addressOn(schedule, today);
  return address === undefined ? undefined : saveOfferRuleFor(address, today);
}

function reasonForNoOffer(
  rule: SaveOfferRule | undefined,
  noPause: Blocker | undefined,
): ReasonsOff["viewOffer"] {
  return rule?.whileCancelling === "besideCancel" ? noPause : "NOT_ALLOWED_HERE";
}

function hasLastDay({ schedule }: ChangeFacts): boolean {
  return lastDayOf(schedule) !== undefined;
}
