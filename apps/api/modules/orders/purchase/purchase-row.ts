import type { OrderProgress, QuoteTerms } from "../order/order-row.ts";
import type { StoredLine } from "../order/orders-tables.ts";

/** An order by which new subscriptions start. */
export interface PurchaseRow extends QuoteTerms, OrderProgress {
  /** The first subscription that it starts; null until the order is taken up. */
  subscriptionId: string | null;
  lines?: StoredLine[];
}

/** What it starts, plan by plan. */
export type PlansOf<O extends PurchaseRow> = (order: O) => readonly StoredLine[];
