import type { CallRequest } from "@skywave/contract";
import { pause } from "@skywave/domain/schedule/change-schedule";
import { done } from "#platform/outcome.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import type { ChangeTerms, StoredChange } from "../change/change-row.ts";
import { createConfirmChange } from "../change/confirm-change.ts";
import { decideChange, refuseField } from "../change/decide-change.ts";
import { openChange, presentPlan, priceChange } from "../change/quote-change.ts";
import { readChange } from "../change/read-change.ts";
import { showChange } from "../change/show-change.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { AnyChange } from "../order/orders-tables.ts";

export type PauseRequest = Omit<
  NonNullable<CallRequest<"order", "createOrder">["body"]["planSwitch"]>,
  "flow"
>;

interface PauseAction {
  kind: "planSwitch";
  flow: "pause";
  pauseMonths: number;
}

export interface PauseChange extends StoredChange<PauseAction> {
  /** The first day with service again. */
  untilOn: string;
}

export type PauseTerms = ChangeTerms<PauseChange>;

/** Somebody goes without a plan for some months, from its next bill on. */
export function createPausePlan(parts: ChangeParts): KindOfOrder<"pause"> {
  return {
    read: (row) => ({ ...readChange(row, isPause), kind: "pause" }),

    quote: async ({ subscriptionId, secondarySubscriptionId, giftCardId, pauseMonths = 1 }, caller) => {
      const opened = await openChange(parts, { caller, subscriptionId }, presentPlan);
      if (!opened.ok) return opened;
      const { facts, plan: offer } = opened.data;
      const refusal = decideChange(facts, "pause");
      if (refusal !== undefined) return refusal;
      if (secondarySubscriptionId !== undefined) return refuseField("secondarySubscriptionId");
      const schedule = pause(facts.schedule, { today: facts.today, months: pauseMonths });
      const priced = await priceChange(parts, { facts, schedule, offer, giftCardId });
      if (!priced.ok) return priced;
      const interval = schedule.suspensionIntervals?.at(-1);
      if (interval?.until === undefined)
        throw new Error(`subscription ${subscriptionId} is paused without an end`);
      const change = {
        ...priced.data.change,
        action: { kind: "planSwitch", flow: "pause", pauseMonths } as const,
        effectiveOn: interval.from.toString(),
        untilOn: interval.until.toString(),
      };
      return done({ ...priced.data.terms, kind: "pause", change });
    },

    ...createConfirmChange(parts, {
      isPlanOrdered: false,
      decide: (_order, facts) => decideChange(facts, "pause"),
      changeSchedule: ({ change, startsOn: today }: OrderRow<"pause">, schedule) =>
        pause(schedule, { today, months: change.action.pauseMonths }),
      messageOf: ({ id: orderId, change }) => ({ kind: "pause-agreed", day: change.effectiveOn, orderId }),
    }),

    show: (order) => showChange(order, { kind: "planSwitch", flow: "pause", until: order.change.untilOn }),
  };
}

function isPause(change: AnyChange): change is PauseChange {
  return change.action.kind === "planSwitch" && change.action.flow === "pause";
}
