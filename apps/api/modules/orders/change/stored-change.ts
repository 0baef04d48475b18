import type { RefundRule } from "@skywave/domain/pricing/subscription-life";

/** What is done to a subscription. */
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

/** Where the money goes that a cancellation gives back. */
export interface RefundSplit {
  /** Comes off the bill that is not paid. */
  toBalanceDueInCents: number;
  toCardInCents: number;
  toBalanceInCents: number;
}

/** The second subscription of a VIP plan, which a switch to it starts or takes in. */
export interface StoredCompanion {
  subscriptionId: string;
  /** Of one that there is already: the digest of the life that the quote was made for. */
  before: string | null;
}

/** A change as it was quoted. All of it is under the quote's seal. */
export interface StoredChange {
  action: ChangeAction;
  /** Digest of the life that the quote was made for: on any other one the amounts could be others. */
  before: string;
  /** The first day on which the change holds. */
  effectiveOn: string;
  /** Of a pause: the first day with service again. */
  untilOn: string | null;
  /** What stood to the person's credit when the quote was made. */
  balanceInCents: number;
  /** Names the refund rule; null unless it ends at once. */
  refund: (RefundSplit & { ruleId: string }) | null;
  /** Absent where the plan includes no other subscription. */
  companion?: StoredCompanion;
  reason: { code: string; text: string | null } | null;
}
