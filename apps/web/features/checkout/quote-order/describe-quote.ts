import type { Order } from "@skywave/contract";
import type { TrackedQuote } from "@skywave/tracking";
import { lastingBill } from "../../../pricing/price-path/quote-steps.ts";

/** A quote as analytics knows it; its tax and fee are those of the bill that comes back. */
export function describeQuote(order: Order): TrackedQuote {
  const lines = lastingBill(order)?.lines;
  const royaltyFee = lines?.fees.find(({ type }) => type === "mrf")?.amount ?? 0;
  return {
    orderId: order.id,
    currency: order.currency,
    dueNow: order.dueNow,
    tax: lines?.taxes.total ?? 0,
    royaltyFee,
  };
}
