import type { CardBehaviour, Decline } from "../cards/test-cards.ts";

/** All that is known of a card; never its number nor its security code. */
export interface Card {
  brand: string;
  last4: string;
  expiryYear: number;
  expiryMonth: number;
  fingerprint: string;
  behaviour: CardBehaviour;
  isCvcGiven: boolean;
}

export type Metadata = Record<string, string>;

export interface Customer {
  id: string;
  createdInSeconds: number;
  email: string | null;
  name: string | null;
  description: string | null;
  metadata: Metadata;
}

export interface BillingDetails {
  name: string | null;
  email: string | null;
  phone: string | null;
  address: Record<"city" | "country" | "line1" | "line2" | "postal_code" | "state", string | null>;
}

export interface PaymentMethod {
  id: string;
  createdInSeconds: number;
  customerId: string | null;
  /** A card that was removed is never used again; its owner types it anew. */
  isDetached: boolean;
  card: Card;
  billingDetails: BillingDetails;
  metadata: Metadata;
}

/** A charge or a permission to charge; both end well or with the issuer's decline. */
interface Intent {
  id: string;
  createdInSeconds: number;
  customerId: string | null;
  paymentMethodId: string | null;
  status: "requires_payment_method" | "requires_confirmation" | "succeeded";
  decline: Decline | null;
  clientSecret: string;
  metadata: Metadata;
  description: string | null;
}

export interface PaymentIntent extends Intent {
  amountInCents: number;
  currency: "usd" | "cad";
  latestChargeId: string | null;
}

export interface SetupIntent extends Intent {
  usage: "off_session" | "on_session";
}

/** The first answer under an idempotency key, given again to whoever repeats the call. */
export interface KeptAnswer {
  key: string;
  requestDigest: string;
  status: number;
  body: string;
}

/** One fact of the ledger: the thing as it is from now on. */
export type LedgerRecord =
  | { kind: "customer"; value: Customer }
  | { kind: "paymentMethod"; value: PaymentMethod }
  | { kind: "paymentIntent"; value: PaymentIntent }
  | { kind: "setupIntent"; value: SetupIntent }
  | { kind: "answer"; value: KeptAnswer };
