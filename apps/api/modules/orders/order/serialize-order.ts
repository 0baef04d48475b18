import type { Charge, Order } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { drawOnBalance } from "@skywave/domain/pricing/draw-on-balance";
import { type StoredCharge, serializeCharge } from "#modules/books/index.ts";
import type { KindTable } from "../kinds.ts";
import type { ShownKind } from "./kind-of-order.ts";
import type { OrderKind, OrderRow } from "./order-row.ts";

const CONFIRMED_AS = {
  newSubscription: "newSubscription",
  planSwitch: "subscriptionPlanSwitch",
  cancelSubscription: "cancelSubscription",
  revokeSubscriptionCancellation: "revokeSubscriptionCancellation",
  radioTransfer: "radioTransfer",
} as const;

export type ShowOrder = (order: OrderRow, now: Temporal.Instant) => Order;

/** Shows an order as its owner sees it. */
export function createShowOrder(kinds: KindTable): ShowOrder {
  return (order, now) => {
    const shown = showKind(kinds, order);
    const isOver = order.state === "quoted" && Temporal.Instant.compare(now, order.expiresAt) >= 0;
    return {
      id: order.id,
      kind: shown.kind,
      status: isOver ? "expired" : order.state,
      offerId: order.offer.id,
      offerVersion: order.offer.version,
      subscriptionId: shown.subscriptionId,
      created: order.createdAt.toString(),
      expires: order.expiresAt.toString(),
      currency: order.offer.currency,
      dueNow: toMajorUnits(order.dueNowInCents),
      charges: chargesOf(order, shown),
      ...shown.more,
      ...(order.state === "confirmed" &&
        shown.subscriptionId !== null && {
          [CONFIRMED_AS[shown.kind]]: {
            subscriptionId: shown.subscriptionId,
            invoiceId: order.invoiceId,
          },
        }),
    };
  };
}

function showKind<K extends OrderKind>(kinds: KindTable, order: OrderRow<K>): ShownKind {
  return kinds[order.kind].show(order);
}

/** Each charge with what the balance holds before and after it, in the order in which they fall due. */
function chargesOf({ charges, funding }: OrderRow, shown: ShownKind): Order["charges"] {
  let { balanceInCents } = shown;
  const giftedInCents = funding?.giftCard?.amountInCents ?? 0;
  const draw = (charge: StoredCharge): Charge => {
    const giftInCents = charge === shown.gifted ? giftedInCents : 0;
    const { balanceAfterInCents } = drawOnBalance(charge.totalInCents, balanceInCents + giftInCents);
    const previousBalance = toMajorUnits(balanceInCents);
    balanceInCents = balanceAfterInCents;
    return {
      ...serializeCharge(charge),
      previousBalance,
      postPurchaseBalance: toMajorUnits(balanceAfterInCents),
      giftCardBalance: toMajorUnits(giftInCents),
    };
  };
  return {
    oneTimeCharge: charges.oneTimeCharge.map(shown.isGivenBack ? serializeCharge : draw),
    repeatingCharge: charges.repeatingCharge.map(draw),
    ongoingCharge: charges.ongoingCharge.map(draw),
    zeroCharge: charges.zeroCharge.map(draw),
  };
}
