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
  isApplePay: boolean;
}

export type SaveCardOutcome =
  | { kind: "saved"; card: SavedCard }
  | { kind: "declined"; nextMove: DeclineMove }
  | { kind: "unknown"; cause: unknown };

/** `unknown` may or may not have moved money: ask again with the same key, or ask what became of it. */
export type ChargeOutcome =
  | { kind: "charged"; chargeId: string }
  | { kind: "declined"; nextMove: DeclineMove }
  | { kind: "unknown"; cause: unknown };

export interface CardProcessor {
  /** Ties a card to a customer, made when there is none yet, for charges without the person; keyed throughout. */
  saveCard(input: {
    customerId: string | null;
    paymentMethodId: string;
    billingProfileId: string;
    email?: string;
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
  /** Forgets a card; one that is forgotten already is no failure. */
  removeCard(input: { paymentMethodId: string }): Promise<void>;
  /** Lets the card frame register a card. */
  createSetupToken(input: { customerId: string | null }): Promise<{ setupToken: string; expiresAt: Date }>;
}
