import type { Order } from "@skywave/contract";
import type { TrackedQuote } from "@skywave/tracking";
import { lastingPrice } from "../../../pricing/price-path/quote-steps.ts";

/** A quote as analytics knows it; its tax and fee are those of the bill that comes back. */
export function describeQuote(order: Order): TrackedQuote {
  const { tax, royaltyFee } = lastingPrice(order);
  return { orderId: order.id, currency: order.currency, dueNow: order.dueNow, tax, royaltyFee };
}
