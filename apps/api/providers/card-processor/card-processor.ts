import type { WalletKind } from "@skywave/domain/billing/wallet-kind";
import type { BalanceTransaction, ProcessorEvent } from "./processor-event.ts";

/** What a person can do about a refused card. The bank's own reason is never told further than this. */
export type DeclineMove = "tryAgain" | "useAnotherCard" | "callBank";

export interface SavedCard {
  paymentMethodId: string;
  customerId: string;
  brand: string;
  last4: string;
  expiryYear: number;
  expiryMonth: number;
  /** The same for the same card number, whoever types it. */
  fingerprint: string;
  /** The wallet that has handed it over; null where its number was typed. */
  walletKind: WalletKind | null;
}

export type SaveCardOutcome =
  | { kind: "saved"; card: SavedCard }
  | { kind: "declined"; nextMove: DeclineMove }
  | { kind: "unknown"; cause: unknown };

/**
 * `isFinal` says that the same card must not be charged again by itself. `unknown` may or may not have moved money: ask again with the same key, or ask what became of it. */
export type ChargeOutcome =
  | { kind: "charged"; chargeId: string }
  | { kind: "declined"; nextMove: DeclineMove; isFinal?: true }
  | { kind: "unknown"; cause: unknown };

/** `unknown` may or may not have given the money back, or is still about to. */
export type RefundOutcome =
  | { kind: "refunded"; refundId: string }
  | { kind: "declined" }
  | { kind: "unknown"; cause: unknown };

/** A card as it is now; `gone` is final. */
export type FindCardOutcome =
  | { kind: "found"; card: SavedCard }
  | { kind: "gone" }
  | { kind: "unknown"; cause: unknown };

export interface ProcessorDispute {
  id: string;
  /** The key of the charge that is contested; absent when we did not make it. */
  chargeKey: string | undefined;
  amountInCents: number;
  currency: "USD" | "CAD";
  isOpen: boolean;
  /** The bank has taken the money back, for now or for good; a mere question, and one that we won, leave it with us. */
  hasTakenMoney: boolean;
}

export type FindDisputeOutcome =
  | { kind: "found"; dispute: ProcessorDispute }
  | { kind: "notFound" }
  | { kind: "unknown"; cause: unknown };

export interface CardProcessor {
  /** Ties a card to a customer, made when there is none yet, for charges without the person; keyed throughout. */
  saveCard(input: {
    customerId: string | null;
    paymentMethodId: string;
    billingProfileId: string;
    idempotencyKey: string;
  }): Promise<SaveCardOutcome>;
  /** Charges a saved card. Under one key it acts once, however often it is called. */
  charge(input: {
    customerId: string;
    paymentMethodId: string;
    amountInCents: number;
    currency: "USD" | "CAD";
    idempotencyKey: string;
    metadata: Record<string, string>;
  }): Promise<ChargeOutcome>;
  /**
   * What became of a charge whose answer was lost, by the key that `charge` noted with it. `notFound` is final
   * only when no request with the key can be under way any more.
   */
  findCharge(input: {
    customerId: string;
    idempotencyKey: string;
  }): Promise<ChargeOutcome | { kind: "notFound" }>;
  /** Gives back all or part of a charge. Under one key it acts once, however often it is called. */
  refund(input: {
    chargeId: string;
    amountInCents: number;
    idempotencyKey: string;
    metadata: Record<string, string>;
  }): Promise<RefundOutcome>;
  /** What became of a refund whose answer was lost, by the key that `refund` noted with it. */
  findRefund(input: {
    chargeId: string;
    idempotencyKey: string;
  }): Promise<RefundOutcome | { kind: "notFound" }>;
  findDispute(disputeId: string): Promise<FindDisputeOutcome>;
  findCard(paymentMethodId: string): Promise<FindCardOutcome>;
  /** Gives a saved card the expiry that its owner has typed. */
  updateCard(input: {
    paymentMethodId: string;
    expiryYear: number;
    expiryMonth: number;
  }): Promise<SaveCardOutcome>;
  /** Charges and refunds of a span, the newest first, read page by page. Throws when the processor does not answer. */
  listBalanceTransactions(span: {
    from: Temporal.Instant;
    until: Temporal.Instant;
  }): AsyncIterable<BalanceTransaction>;
  /** An event that the processor has sent, or undefined when it is forged, garbled or more than five minutes old. */
  readEvent(input: {
    rawBody: Buffer;
    signature: string;
    secret: string;
    receivedAt: Temporal.Instant;
  }): ProcessorEvent | undefined;
  /** Has events sent to an address from now on, and to no earlier registration of it. */
  registerWebhook(url: string): Promise<{ endpointId: string; secret: string }>;
  /** Whether a registration still stands. */
  hasWebhook(endpointId: string): Promise<boolean>;
  /** Forgets a card; one that is forgotten already is no failure. */
  removeCard(input: { paymentMethodId: string }): Promise<void>;
  /** Lets the card frame register a card. */
  createSetupToken(input: { customerId: string | null }): Promise<{ setupToken: string; expiresAt: Date }>;
}
