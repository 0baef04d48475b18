import type { Order } from "@skywave/contract";
import type { EntityGroups } from "@skywave/tracking";
import { lastingPrice } from "#pricing/price-path/quote-steps.ts";

/** A quote as analytics knows it; its tax and fee are those of the bill that comes back. */
export function describeQuote(order: Order): EntityGroups {
  const { tax, royaltyFee } = lastingPrice(order);
  const first = order.charges.oneTimeCharge[0] ?? order.charges.zeroCharge[0];
  return {
    quote: { orderId: order.id, currency: order.currency, dueNow: order.dueNow, tax, royaltyFee },
    planInfo: {
      purchasePlan: { tax: first?.lines.taxes.total ?? tax },
      renewalPlan: { tax },
    },
  };
}
