import type { CallRequest } from "@skywave/contract";
import { revokeEnd } from "@skywave/domain/schedule/change-schedule";
import { done } from "#platform/outcome.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import type { ChangeTerms, StoredChange } from "../change/change-row.ts";
import { createConfirmChange } from "../change/confirm-change.ts";
import { decideChange } from "../change/decide-change.ts";
import { openChange, presentPlan, priceChange } from "../change/quote-change.ts";
import { readChange } from "../change/read-change.ts";
import { showChange } from "../change/show-change.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { AnyChange } from "../order/orders-tables.ts";

export type RevokeCancellationRequest = NonNullable<
  CallRequest<"order", "createOrder">["body"]["revokeSubscriptionCancellation"]
>;

type RevokeCancellationChange = StoredChange<{ kind: "revokeSubscriptionCancellation" }>;

export type RevokeCancellationTerms = ChangeTerms<RevokeCancellationChange>;

/** Somebody who has cancelled a plan keeps it after all. */
export function createRevokeCancellation(parts: ChangeParts): KindOfOrder<"revokeCancellation"> {
  return {
    read: (row) => ({ ...readChange(row, isRevokeCancellation), kind: "revokeCancellation" }),

    quote: async ({ subscriptionId }, caller) => {
      const opened = await openChange(parts, { caller, subscriptionId }, presentPlan);
      if (!opened.ok) return opened;
      const { facts, plan: offer } = opened.data;
      const refusal = decideChange(facts, "revokeCancellation");
      if (refusal !== undefined) return refusal;
      const priced = await priceChange(parts, { facts, schedule: revokeEnd(facts.schedule), offer });
      if (!priced.ok) return priced;
      const change = {
        ...priced.data.change,
        action: { kind: "revokeSubscriptionCancellation" } as const,
        effectiveOn: facts.today.toString(),
      };
      return done({ ...priced.data.terms, kind: "revokeCancellation", change });
    },

    ...createConfirmChange(parts, {
      isPlanOrdered: false,
      decide: (_order, facts) => decideChange(facts, "revokeCancellation"),
      changeSchedule: (_order: OrderRow<"revokeCancellation">, schedule) => revokeEnd(schedule),
      messageOf: ({ id: orderId, change }) => ({
        kind: "cancellation-revoked",
        day: change.effectiveOn,
        orderId,
      }),
    }),

    show: (order) => showChange(order, { kind: "revokeSubscriptionCancellation" }),
  };
}

function isRevokeCancellation(change: AnyChange): change is RevokeCancellationChange {
  return change.action.kind === "revokeSubscriptionCancellation";
}
