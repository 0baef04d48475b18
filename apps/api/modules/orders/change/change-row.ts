import type { OrderProgress, QuoteTerms } from "../order/order-row.ts";

/** A change as it was quoted. All of it is under the quote's integrity signature. */
export interface StoredChange<A = unknown> {
  /** What is done to the subscription, in the words of the wire. */
  action: A;
  /** Digest of the schedule that the quote was made for: on any other one the amounts could be others. */
  before: string;
  /** The first day on which the change holds. */
  effectiveOn: string;
  /** What stood to the person's credit when the quote was made. */
  balanceInCents: number;
}

/** What an order has that changes a subscription that there is already. */
export interface ChangeTerms<C extends StoredChange = StoredChange> {
  subscriptionId: string;
  change: C;
}

export type ChangeRow<C extends StoredChange = StoredChange> = QuoteTerms & OrderProgress & ChangeTerms<C>;
