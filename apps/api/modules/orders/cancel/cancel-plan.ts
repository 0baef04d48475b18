import { isBefore } from "@skywave/domain/calendar/compare-days";
import { REFUND_RULES } from "@skywave/domain/jurisdictions/refund-rules";
import { whyThis } from "@skywave/domain/jurisdictions/jurisdiction-rule";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { TransactionalMessage } from "#modules/renewals/index.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import type { ChangeRules } from "../change/change-rules.ts";
import { createConfirmChange } from "../change/confirm-change.ts";
import { readChange } from "../change/read-change.ts";
import { showChange } from "../change/show-change.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { AnyChange } from "../order/orders-tables.ts";
import { totalDueOf } from "../order/total-due.ts";
import type { CancelChange } from "./cancel-terms.ts";
import { createGiveBack } from "./give-back.ts";
import { createQuoteCancel, endSchedule, decideCancel } from "./quote-cancel.ts";
import { splitRefund } from "./split-refund.ts";

type CancelOrder = OrderRow<"cancel">;

/** Somebody cancels a plan: with its term, or at once. */
export function createCancelPlan(parts: ChangeParts): KindOfOrder<"cancel"> {
  return {
    read: (row) => ({ ...readChange(row, isCancel), kind: "cancel" }),
    quote: createQuoteCancel(parts),
    ...createConfirmChange(parts, cancelRules(parts)),
    show: (order) => ({
      ...showChange(order, {
        kind: "cancelSubscription",
        cancellationType: order.change.action.cancellationType,
        ...shownRefund(order),
      }),
      isGivenBack: order.change.refund !== null,
    }),
  };
}

function cancelRules(parts: ChangeParts): ChangeRules<CancelOrder> {
  const { changes, clock } = parts;
  return {
    isPlanOrdered: false,
    decide: ({ change }, facts) => decideCancel(facts, change.action),
    changeSchedule: ({ change, startsOn }, schedule) => endSchedule(schedule, change.action, startsOn),
    messageOf,

    isRefundAsQuoted: async (order, { identityId, id }) => {
      const { refund } = order.change;
      const creditInCents = -totalDueOf(order);
      if (refund === null || creditInCents <= 0) return true;
      const payments = await changes.listRefundable(identityId, id);
      const owedInCents = refund.toBalanceDueInCents;
      const { toCardInCents } = splitRefund(creditInCents, { owedInCents, payments });
      return toCardInCents === refund.toCardInCents;
    },

    endOf: ({ change: { reason }, startsOn: today }, { end }) => ({
      cancellation: { reasonCode: reason?.code ?? null, text: reason?.text ?? null },
      ...(end !== undefined && !isBefore(today, end.on) && { terminatedAt: clock.now(), turnedUntil: today }),
    }),

    giveBack: createGiveBack(parts),
  };
}

function isCancel(change: AnyChange): change is CancelChange {
  return change.action.kind === "cancelSubscription";
}

function messageOf({
  id: orderId,
  change: { effectiveOn: day },
  startsOn,
}: CancelOrder): TransactionalMessage {
  return day > startsOn.toString() ? { kind: "cancellation-agreed", day, orderId } : { kind: "ended", day };
}

function shownRefund(order: CancelOrder) {
  const { refund } = order.change;
  const rule = REFUND_RULES.find(({ id }) => id === refund?.ruleId);
  if (refund === null || rule === undefined) return undefined;
  return {
    refund: {
      total: toMajorUnits(Math.max(0, -totalDueOf(order))),
      toPaymentMethod: toMajorUnits(refund.toCardInCents),
      toBalance: toMajorUnits(refund.toBalanceInCents),
      toBalanceDue: toMajorUnits(refund.toBalanceDueInCents),
      rule: whyThis(rule),
    },
  };
}
