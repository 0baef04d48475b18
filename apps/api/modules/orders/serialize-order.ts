import type { Charge, Order } from "@skywave/contract";
import { REFUND_RULES } from "@skywave/domain/jurisdictions/refund-rules";
import { whyThis } from "@skywave/domain/jurisdictions/jurisdiction-rule";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { drawOnBalance } from "@skywave/domain/pricing/draw-on-balance";
import { type StoredCharge, serializeCharge } from "#modules/books/index.ts";
import type { StoredChange } from "./change/stored-change.ts";
import { totalDueOf } from "./change/total-due.ts";
import type { OrderRow } from "./orders-repository.ts";

const CONFIRMED_AS = {
  newSubscription: "newSubscription",
  planSwitch: "subscriptionPlanSwitch",
  cancelSubscription: "cancelSubscription",
  revokeSubscriptionCancellation: "revokeSubscriptionCancellation",
} as const;

/** An order as its owner sees it. */
export function serializeOrder(order: OrderRow, now: Temporal.Instant): Order {
  const isOver = order.state === "quoted" && Temporal.Instant.compare(now, order.expiresAt) >= 0;
  const kind = order.change?.action.kind ?? "newSubscription";
  const isKnown = order.state === "confirmed" || order.change !== null;
  return {
    id: order.id,
    kind,
    status: isOver ? "expired" : order.state,
    offerId: order.offer.id,
    offerVersion: order.offer.version,
    subscriptionId: isKnown ? order.subscriptionId : null,
    created: order.createdAt.toString(),
    expires: order.expiresAt.toString(),
    currency: order.offer.currency,
    ...(order.promoCode !== null && { promoCode: order.promoCode }),
    ...(order.trialUse !== null && { trialUse: order.trialUse }),
    dueNow: toMajorUnits(order.dueNowInCents),
    charges: chargesOf(order),
    ...(order.lines !== null && {
      lines: order.lines.map(({ offer, subscriptionId }) => ({
        offerId: offer.id,
        offerVersion: offer.version,
        offerName: offer.name,
        subscriptionId: isKnown ? subscriptionId : null,
      })),
    }),
    ...(order.change !== null && { change: serializeChange(order, order.change) }),
    ...(order.state === "confirmed" &&
      order.subscriptionId !== null && {
        [CONFIRMED_AS[kind]]: { subscriptionId: order.subscriptionId, invoiceId: order.invoiceId },
      }),
  };
}

/** Each charge with what the balance holds before and after it, in the order in which they fall due. */
function chargesOf({ charges, change, funding, lines }: OrderRow): Order["charges"] {
  let balanceInCents = funding?.balanceInCents ?? change?.balanceInCents ?? 0;
  const giftedInCents = funding?.giftCard?.amountInCents ?? 0;
  // A gift card pays of what is due now, which a credit may come before; of several plans it pays the first ones.
  const gifted = charges.oneTimeCharge.at(lines === null ? -1 : 0);
  const draw = (charge: StoredCharge): Charge => {
    const giftInCents = charge === gifted ? giftedInCents : 0;
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
    oneTimeCharge: charges.oneTimeCharge.map(change?.refund == null ? draw : serializeCharge),
    repeatingCharge: charges.repeatingCharge.map(draw),
    ongoingCharge: charges.ongoingCharge.map(draw),
    zeroCharge: charges.zeroCharge.map(draw),
  };
}

function serializeChange(order: OrderRow, change: StoredChange): NonNullable<Order["change"]> {
  const { action, effectiveOn, untilOn } = change;
  const refund = refundOf(order, change);
  const second = secondOf(order, change);
  return {
    ...(action.kind === "planSwitch" && { flow: action.flow }),
    ...(action.kind === "cancelSubscription" && { cancellationType: action.cancellationType }),
    effective: effectiveOn,
    ...(untilOn !== null && { until: untilOn }),
    dueNow: toMajorUnits(order.dueNowInCents),
    ...(second !== undefined && { secondarySubscriptionId: second }),
    ...(refund && { refund }),
  };
}

/** One that starts with the plan is there once the order is confirmed. */
function secondOf({ state }: OrderRow, { companion }: StoredChange): string | undefined {
  const isThere = companion?.before != null || state === "confirmed";
  return isThere ? companion?.subscriptionId : undefined;
}

function refundOf(order: OrderRow, { refund }: StoredChange) {
  const rule = REFUND_RULES.find(({ id }) => id === refund?.ruleId);
  if (refund === null || rule === undefined) return undefined;
  return {
    total: toMajorUnits(Math.max(0, -totalDueOf(order))),
    toPaymentMethod: toMajorUnits(refund.toCardInCents),
    toBalance: toMajorUnits(refund.toBalanceInCents),
    toBalanceDue: toMajorUnits(refund.toBalanceDueInCents),
    rule: whyThis(rule),
  };
}
