import { revokeEnd } from "@skywave/domain/life/change-life";
import { type ChangeKind, blockerOf } from "@skywave/domain/life/blocker-of";
import { manageUrlOf } from "@skywave/domain/offers/manage-url";
import type { Offer } from "@skywave/domain/offers/offer";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { LifeFacts } from "#modules/renewals/index.ts";
import { changeFactsOf, offerOn } from "#modules/subscriptions/index.ts";
import type { ChangeAction } from "./stored-change.ts";

export interface ChangeQuestion {
  action: ChangeAction;
  /** Of a plan switch: the plan that is wanted. */
  offer: Offer;
  today: Temporal.PlainDate;
}

/** Whether a subscription can be changed like this just now; if not, why. */
export function judgeChange(facts: LifeFacts, { action, offer, today }: ChangeQuestion): Refusal | undefined {
  const { row } = facts;
  const kind = kindOf(action);
  const asked = changeFactsOf(facts, today);
  const isStaying =
    action.kind === "planSwitch" && action.flow === "endOfTerm" && action.isSaveOffer === true;
  const blocker = blockerOf(kind, isStaying ? { ...asked, life: revokeEnd(asked.life) } : asked);
  if (blocker === "BILLED_ELSEWHERE") {
    const manageUrl = manageUrlOf(row.source);
    return refuse(blocker, {
      details: { source: row.source, ...(manageUrl !== undefined && { manageUrl }) },
    });
  }
  if (blocker !== undefined) return refuse(blocker);
  if (kind !== "planSwitch") return undefined;
  const current = row.plans.at(-1)?.offer ?? offerOn(row, today);
  return current.id === offer.id ? refuse("SAME_PLAN") : undefined;
}

function kindOf(action: ChangeAction): ChangeKind {
  switch (action.kind) {
    case "planSwitch":
      return action.flow === "pause" || action.flow === "revokePause" ? action.flow : "planSwitch";
    case "cancelSubscription":
      return action.cancellationType === "endOfTerm" ? "cancelAtTermEnd" : "cancelAtOnce";
    case "revokeSubscriptionCancellation":
      return "revokeCancellation";
  }
}
