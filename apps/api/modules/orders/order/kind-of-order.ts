import type { Order } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { Outcome, Refusal } from "#platform/outcome.ts";
import type {
  BillingProfileRow,
  DecidedCharge,
  Payment,
  Refund,
  StoredCharge,
} from "#modules/books/index.ts";
import type { TrialCard } from "../trials/trials.ts";
import type { OrderKind, OrderRequest, OrderRow, Quote } from "./order-row.ts";
import type { StoredOrder } from "./orders-tables.ts";

/** How one kind of order differs from the others. All else about quoting and confirming is the same for all. */
export interface KindOfOrder<K extends OrderKind> {
  /** Reads a row of this kind; throws where it has what no order of the kind has. */
  read(row: StoredOrder): OrderRow<K>;
  /** What would be promised to who asks; nothing of it is kept yet. */
  quote(request: OrderRequest<K>, caller: PersonCaller): Promise<Outcome<Quote<K>>>;
  /** The words that are agreed to with it. */
  agreementText(language: Locale): string;
  /** What the quote comes to by now. */
  decide(order: OrderRow<K>, now: QuoteContext): QuoteStanding;
  /** The order with the ids of what it starts, anew for each attempt. */
  takeUp(order: OrderRow<K>): OrderRow<K>;
  /** Writes down what is about to happen, or all of it where no card is charged. Joins the transaction. */
  reserve(order: OrderRow<K>, call: ReservingCall): Promise<Reserved>;
  /** Makes it final by what the processor said; undefined where it did not become final by this call. */
  settle(order: OrderRow<K>, payment: Payment, decided: DecidedCharge): Promise<Confirmation | undefined>;
  show(order: OrderRow<K>): ShownKind;
}

export interface QuoteContext {
  /** Who would pay now. */
  profile: BillingProfileRow | null;
  today: Temporal.PlainDate;
}

export interface QuoteStanding {
  /** A plan is ordered, which must be sold still, and to this person. */
  isPlanOrdered: boolean;
  /** What the amounts were worked out for is so still. */
  isAsQuoted: boolean;
  /** A card must be there, for now or for later. */
  needsCard: boolean;
}

export interface ReservingCall {
  /** What the card is to be charged by; undefined where it is not charged. */
  payment: Payment | undefined;
  /** The card that would pay. */
  card: TrialCard | undefined;
  /** Keeps what was agreed to in the ledger of consents. */
  recordConsent(): Promise<void>;
}

export interface Confirmation {
  invoiceId: string | null;
  confirmedAt: Temporal.Instant;
}

export type Reserved =
  | { kind: "refuse"; refusal: Refusal }
  /** Something is due in the schedule of a subscription, and comes first. */
  | { kind: "advance"; subscriptionId: string; until: Temporal.PlainDate }
  /** All is done. */
  | ({ kind: "confirmed"; refunds: readonly Refund[] } & Confirmation)
  /** The card may be charged. */
  | { kind: "charge"; payment: Payment };

/** What its owner sees of an order that other kinds do not have. */
export interface ShownKind {
  kind: Order["kind"];
  subscriptionId: string | null;
  /** What stood to the person's credit when it was quoted. */
  balanceInCents: number;
  /** The charge that a gift card pays of. */
  gifted: StoredCharge | undefined;
  /** What is due now is given back, and draws on no balance. */
  isGivenBack: boolean;
  more: Partial<Pick<Order, "promoCode" | "trialUse" | "lines" | "change">>;
}
