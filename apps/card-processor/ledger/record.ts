import type { Decline } from "../cards/declines.ts";
import type { CardBehaviour } from "../cards/test-cards.ts";
import type { Wallet } from "../cards/wallets.ts";
import type { WebhookEndpoint, WebhookEvent } from "./webhook-record.ts";

/** All that is known of a card; never its number nor its security code. */
export interface Card {
  brand: string;
  last4: string;
  expiryYear: number;
  expiryMonth: number;
  fingerprint: string;
  behaviour: CardBehaviour;
  isCvcGiven: boolean;
  /** The wallet that has handed it over; absent where its number was typed. */
  wallet?: Wallet;
}

export type Metadata = Record<string, string>;

export interface Customer {
  id: string;
  createdInSeconds: number;
  email: string | null;
  name: string | null;
  description: string | null;
  metadata: Metadata;
  /** Absent in ledgers that are older than the field. */
  defaultPaymentMethodId?: string | null;
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
  status: "requires_payment_method" | "requires_confirmation" | "succeeded" | "canceled";
  decline: Decline | null;
  clientSecret: string;
  metadata: Metadata;
  description: string | null;
}

export type Currency = "usd" | "cad";

export interface PaymentIntent extends Intent {
  amountInCents: number;
  currency: Currency;
  /** The one charge that was tried; there is none before confirming. */
  latestChargeId: string | null;
  canceledInSeconds?: number;
}

export interface SetupIntent extends Intent {
  usage: "off_session" | "on_session";
}

/** Money given back. One that failed has gone back to the merchant. */
export interface Refund {
  id: string;
  createdInSeconds: number;
  chargeId: string;
  paymentIntentId: string;
  amountInCents: number;
  currency: Currency;
  status: "pending" | "succeeded" | "failed";
  reason: string | null;
  failedInSeconds: number | null;
  metadata: Metadata;
}

/** A charge that its cardholder has contested; the money is held until it is closed. */
export interface Dispute {
  id: string;
  createdInSeconds: number;
  chargeId: string;
  paymentIntentId: string;
  amountInCents: number;
  currency: Currency;
  reason: "fraudulent" | "product_not_received";
  status: "needs_response" | "won" | "lost";
  closedInSeconds: number | null;
}

/** The first answer under an idempotency key, given again to whoever repeats the call. */
export interface StoredAnswer {
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
  | { kind: "refund"; value: Refund }
  | { kind: "dispute"; value: Dispute }
  | { kind: "webhookEndpoint"; value: WebhookEndpoint }
  | { kind: "event"; value: WebhookEvent }
  /** The event has reached the endpoint, or never will. */
  | { kind: "delivered"; value: { eventId: string; endpointId: string } }
  | { kind: "answer"; value: StoredAnswer };
