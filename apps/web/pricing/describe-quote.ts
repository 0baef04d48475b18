import type { Order } from "@skywave/contract";
import type { EntityGroups } from "@skywave/tracking";
import { lastingPrice } from "./price-path/quote-steps.ts";

/** A quote as analytics knows it; its tax and fee are those of the bill that comes back. */
export function describeQuote(order: Order): EntityGroups {
  const { tax, royaltyFee } = lastingPrice(order);
  const { oneTimeCharge, zeroCharge } = order.charges;
  // What is given back of another plan has a tax of its own.
  const first = oneTimeCharge.find(({ kind }) => kind !== "credit") ?? zeroCharge[0];
  return {
    quote: { orderId: order.id, currency: order.currency, dueNow: order.dueNow, tax, royaltyFee },
    planInfo: {
      purchasePlan: { tax: first?.lines.taxes.total ?? tax },
      renewalPlan: { tax },
    },
  };
}
