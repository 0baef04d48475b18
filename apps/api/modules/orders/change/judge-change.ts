import { isBefore } from "@skywave/domain/calendar/compare-days";
import { gapOn } from "@skywave/domain/life/change-life";
import { manageUrlOf } from "@skywave/domain/offers/manage-url";
import type { Offer } from "@skywave/domain/offers/offer";
import { type Refusal, refuse } from "../../../platform/outcome.ts";
import type { LifeFacts } from "../../renewals/index.ts";
import { offerOn } from "../../subscriptions/index.ts";
import type { ChangeAction } from "./stored-change.ts";

export interface ChangeQuestion {
  action: ChangeAction;
  /** Of a plan switch: the plan that is wanted. */
  offer: Offer;
  today: Temporal.PlainDate;
}

/** Whether a subscription can be changed like this just now; if not, why. Cancelling is never refused for money. */
export function judgeChange(facts: LifeFacts, { action, offer, today }: ChangeQuestion): Refusal | undefined {
  const { row, life } = facts;
  if (row.state === "cancelled" || row.state === "expired") return refuse("SUBSCRIPTION_ENDED");
  if (row.source !== "stripe" || row.billingProfileId === null) {
    const manageUrl = manageUrlOf(row.source);
    return refuse("BILLED_ELSEWHERE", {
      details: { source: row.source, ...(manageUrl !== undefined && { manageUrl }) },
    });
  }
  if (row.heldBy !== null || facts.isBeingCharged) return refuse("PAYMENT_IN_PROGRESS");
  switch (action.kind) {
    case "cancelSubscription":
      return life.end !== undefined && action.cancellationType === "endOfTerm"
        ? refuse("CANCELLATION_PENDING")
        : undefined;
    case "revokeSubscriptionCancellation":
      return life.end === undefined ? refuse("NOTHING_TO_REVOKE") : undefined;
    case "planSwitch":
      return judgeSwitch(facts, { action, offer, today });
  }
}

function judgeSwitch(
  { row, life, openBill }: LifeFacts,
  { action, offer, today }: ChangeQuestion & { action: { kind: "planSwitch" } },
): Refusal | undefined {
  if (life.end !== undefined) return refuse("CANCELLATION_PENDING");
  if (gapOn(life, today)?.reason === "suspended") return refuse("SUBSCRIPTION_SUSPENDED");
  if (openBill !== undefined) return refuse("PAYMENT_DUE");
  if (action.flow === "pause") {
    const isAgreed = (life.gaps ?? []).some(({ until }) => until !== undefined && isBefore(today, until));
    return isAgreed ? refuse("SUBSCRIPTION_PAUSED") : undefined;
  }
  const current = row.plans.at(-1)?.offer ?? offerOn(row, today);
  return current.id === offer.id ? refuse("SAME_PLAN") : undefined;
}
