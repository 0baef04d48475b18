import type { News } from "#modules/renewals/index.ts";
import type { SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { ChangeOrder } from "./apply-change.ts";

/** Tells the owner of a change; it joins the transaction that makes it. */
export type AnnounceChange = (order: ChangeOrder, row: SubscriptionRow) => Promise<void>;

/** The mail that a change calls for goes the way of all news about a subscription. */
export function createAnnounceChange(
  announce: (row: SubscriptionRow, news: News) => Promise<void>,
): AnnounceChange {
  return (order, row) => announce(row, newsOf(order));
}

function newsOf({ id: orderId, change, startsOn }: ChangeOrder): News {
  const { action, effectiveOn: day } = change;
  switch (action.kind) {
    case "planSwitch":
      if (action.flow === "pause") return { kind: "pause-agreed", day, orderId };
      if (action.flow === "revokePause") return { kind: "pause-revoked", day, orderId };
      return action.flow === "immediate"
        ? { kind: "plan-switched", day }
        : { kind: "switch-agreed", day, orderId };
    case "cancelSubscription":
      return day > startsOn.toString()
        ? { kind: "cancellation-agreed", day, orderId }
        : { kind: "ended", day };
    case "revokeSubscriptionCancellation":
      return { kind: "cancellation-revoked", day, orderId };
  }
}
