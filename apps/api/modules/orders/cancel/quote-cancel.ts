import { refundFor } from "@skywave/domain/jurisdictions/refund-rules";
import { endAtOnce, endAtTermEnd, periodOn } from "@skywave/domain/schedule/change-schedule";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import { done, type Refusal } from "#platform/outcome.ts";
import { amountDueInCents } from "#modules/books/index.ts";
import { addressOn } from "#modules/subscriptions/index.ts";
import type { ScheduleFacts, LoadedSchedule } from "#modules/renewals/index.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import { decideChange } from "../change/decide-change.ts";
import { openChange, presentPlan, priceChange } from "../change/quote-change.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { CancelAction, CancelChange, CancelRequest } from "./cancel-terms.ts";
import { splitRefund } from "./split-refund.ts";

/** Makes the quote of a cancellation: the bills that are left, and where given-back money goes. */
export function createQuoteCancel(parts: ChangeParts): KindOfOrder<"cancel">["quote"] {
  const refundSplitOf = async (creditInCents: number, { row, owed }: LoadedSchedule) => {
    const payments = await parts.changes.listRefundable(row.identityId, row.id);
    const owedInCents = owed === undefined ? 0 : amountDueInCents(owed.invoice);
    const { shares: _shares, ...split } = splitRefund(creditInCents, { owedInCents, payments });
    return split;
  };

  return async (request, caller) => {
    const { subscriptionId } = request;
    const opened = await openChange(parts, { caller, subscriptionId }, presentPlan);
    if (!opened.ok) return opened;
    const { facts, plan: offer } = opened.data;
    const { row, today } = facts;
    const ruled = refundFor(addressOn(row, today), today, periodOn(facts.schedule, today));
    const isAtOnce = request.cancellationType === "immediate";
    const action: CancelAction = isAtOnce
      ? { kind: "cancelSubscription", cancellationType: "immediate", refund: ruled.refund }
      : { kind: "cancelSubscription", cancellationType: "endOfTerm" };
    const refusal = decideCancel(facts, action);
    if (refusal !== undefined) return refusal;
    const schedule = endSchedule(facts.schedule, action, today);
    const priced = await priceChange(parts, { facts, schedule, offer });
    if (!priced.ok) return priced;
    const { terms, change, totalInCents } = priced.data;
    const refund = isAtOnce
      ? { ruleId: ruled.rule.id, ...(await refundSplitOf(Math.max(0, -totalInCents), facts)) }
      : null;
    const effectiveOn = (schedule.end?.on ?? today).toString();
    const reason = reasonOf(request);
    return done({ ...terms, kind: "cancel", change: { ...change, action, effectiveOn, refund, reason } });
  };
}

/** Why a plan cannot be cancelled like this just now. */
export function decideCancel(facts: ScheduleFacts, { cancellationType }: CancelAction): Refusal | undefined {
  return decideChange(facts, cancellationType === "endOfTerm" ? "cancelAtTermEnd" : "cancelAtOnce");
}

/** A schedule with its end. The quote and the bill both come from here. */
export function endSchedule(
  schedule: SubscriptionSchedule,
  action: CancelAction,
  today: Temporal.PlainDate,
): SubscriptionSchedule {
  return action.cancellationType === "endOfTerm"
    ? endAtTermEnd(schedule, today)
    : endAtOnce(schedule, { on: today, refund: action.refund });
}

function reasonOf({ cancellationReason }: CancelRequest): CancelChange["reason"] {
  return cancellationReason === undefined
    ? null
    : { code: cancellationReason.code, text: cancellationReason.text ?? null };
}
