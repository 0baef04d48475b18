import type { RefundRule } from "@skywave/domain/pricing/subscription-life";
import type { OrderProgress, QuoteTerms } from "../order/order-row.ts";

/** What is done to a subscription, in the words of the wire. */
export type ChangeAction =
  | { kind: "planSwitch"; flow: "immediate" }
  /** A save offer takes a cancellation back that has been agreed. */
  | { kind: "planSwitch"; flow: "endOfTerm"; isSaveOffer?: true }
  | { kind: "planSwitch"; flow: "endOfPromotion" }
  | { kind: "planSwitch"; flow: "pause"; pauseMonths: number }
  | { kind: "planSwitch"; flow: "revokePause" }
  | { kind: "cancelSubscription"; cancellationType: "endOfTerm" }
  | { kind: "cancelSubscription"; cancellationType: "immediate"; refund: RefundRule }
  | { kind: "revokeSubscriptionCancellation" };

/** A change as it was quoted. All of it is under the quote's seal. */
export interface StoredChange<A extends ChangeAction = ChangeAction> {
  action: A;
  /** Digest of the life that the quote was made for: on any other one the amounts could be others. */
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
