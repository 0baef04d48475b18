import type { CallRequest } from "@skywave/contract";
import { revokePause } from "@skywave/domain/schedule/change-schedule";
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

export type RevokePauseRequest = Omit<
  NonNullable<CallRequest<"order", "createOrder">["body"]["planSwitch"]>,
  "flow"
>;

type RevokePauseChange = StoredChange<{ kind: "planSwitch"; flow: "revokePause" }>;

export type RevokePauseTerms = ChangeTerms<RevokePauseChange>;

/** Somebody takes a pause back that has not begun. */
export function createRevokePause(parts: ChangeParts): KindOfOrder<"revokePause"> {
  return {
    read: (row) => ({ ...readChange(row, isRevokePause), kind: "revokePause" }),

    quote: async ({ subscriptionId, secondarySubscriptionId, giftCardId }, caller) => {
      const opened = await openChange(parts, { caller, subscriptionId }, presentPlan);
      if (!opened.ok) return opened;
      const { facts, plan: offer } = opened.data;
      const refusal = decideChange(facts, "revokePause");
      if (refusal !== undefined) return refusal;
      if (secondarySubscriptionId !== undefined) return refuseField("secondarySubscriptionId");
      const schedule = revokePause(facts.schedule, facts.today);
      const priced = await priceChange(parts, { facts, schedule, offer, giftCardId });
      if (!priced.ok) return priced;
      const change = {
        ...priced.data.change,
        action: { kind: "planSwitch", flow: "revokePause" } as const,
        effectiveOn: facts.today.toString(),
      };
      return done({ ...priced.data.terms, kind: "revokePause", change });
    },

    ...createConfirmChange(parts, {
      // The plan is theirs already, be it sold to others or not.
      isPlanOrdered: false,
      decide: (_order, facts) => decideChange(facts, "revokePause"),
      changeSchedule: ({ startsOn }: OrderRow<"revokePause">, schedule) => revokePause(schedule, startsOn),
      messageOf: ({ id: orderId, change }) => ({ kind: "pause-revoked", day: change.effectiveOn, orderId }),
    }),

    show: (order) => showChange(order, { kind: "planSwitch", flow: "revokePause" }),
  };
}

function isRevokePause(change: AnyChange): change is RevokePauseChange {
  return change.action.kind === "planSwitch" && change.action.flow === "revokePause";
}
