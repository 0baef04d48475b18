import type { Address } from "@skywave/domain/addresses/address";
import type { Offer } from "@skywave/domain/offers/offer";
import type { OrderKinds } from "../kinds.ts";
import type { OrderFunding } from "../funding/order-funding.ts";
import type { Agreement, OrderState, StoredCharges } from "./orders-tables.ts";

export type OrderKind = keyof OrderKinds;

/** What every quote promises. */
export interface QuoteTerms {
  identityId: string;
  offer: Offer;
  startsOn: Temporal.PlainDate;
  charges: StoredCharges;
  dueNowInCents: number;
  /** What pays before the card does; null where nothing does. */
  funding: OrderFunding | null;
  billingProfileId: string;
  serviceAddress: Address;
}

/** What one attempt to confirm an order writes down of itself. */
export interface OrderAttempt {
  attempt: number;
  confirmFingerprint: string | null;
  confirmKey: string | null;
  agreement: Agreement | null;
}

/** What becomes of a quote. */
export interface OrderProgress extends OrderAttempt {
  id: string;
  state: OrderState;
  integritySignature: string;
  invoiceId: string | null;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  confirmedAt: Temporal.Instant | null;
}

// Each is a union over its kinds; written like this, the compiler follows one kind through the table of kinds.
export type OrderRequest<K extends OrderKind = OrderKind> = {
  [P in K]: { kind: P } & OrderKinds[P]["request"];
}[K];
export type Quote<K extends OrderKind = OrderKind> = {
  [P in K]: { kind: P } & QuoteTerms & OrderKinds[P]["terms"];
}[K];
export type OrderRow<K extends OrderKind = OrderKind> = {
  [P in K]: { kind: P } & QuoteTerms & OrderProgress & OrderKinds[P]["terms"];
}[K];
