import type { Address } from "@skywave/domain/addresses/address";
import type { WalletKind } from "@skywave/domain/billing/wallet-kind";
import type { Currency } from "@skywave/domain/money/currency";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { billingDay, cents, instant } from "#platform/database/columns.ts";
import type { StoredCharge } from "../invoices/stored-charge.ts";

/** Who is billed, and where the service is used. */
export const billingProfiles = pgTable(
  "billing_profiles",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    serviceAddress: jsonb().$type<Address>().notNull(),
    currency: text().$type<Currency>().notNull(),
    processorCustomerId: text(),
    isDefault: boolean().notNull(),
    /** Each bill is sent by mail. */
    isEBill: boolean().notNull().default(true),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    uniqueIndex("billing_profiles_default")
      .on(table.identityId)
      .where(sql`${table.isDefault}`),
  ],
);

/** Cards as the processor knows them; of the number we have the last four digits. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    identityId: text().notNull(),
    /** The processor's own id. */
    id: text().notNull(),
    billingProfileId: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expiryYear: integer().notNull(),
    expiryMonth: integer().notNull(),
    fingerprint: text().notNull(),
    /** The wallet that has handed it over; null where its number was typed. */
    walletKind: text().$type<WalletKind>(),
    /** Null where it is the profile's service address. */
    billingAddress: jsonb().$type<Address>(),
    isDefault: boolean().notNull(),
    createdAt: instant().notNull(),
    /** When it was gone; the row stays, since payments show which card they were made with. */
    removedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    // Events of the processor name a card without its owner.
    index("payment_methods_id").on(table.id),
    uniqueIndex("payment_methods_default")
      .on(table.identityId, table.billingProfileId)
      .where(sql`${table.isDefault}`),
    // Once a day the cards that expire are looked for among all.
    index("payment_methods_last_month")
      .on(sql`(${table.expiryYear} * 12 + ${table.expiryMonth})`)
      .where(sql`is_default and removed_at is null`),
  ],
);

/**
 * `order` buys something, `renewal` pays a bill by itself, `balance` is a person's payment of what is due, `gift` buys
 * a gift card for somebody else.
 */
export type PaymentPurpose = "order" | "renewal" | "balance" | "gift";
export type PaymentState = "started" | "unknown" | "charged" | "declined";

/** Attempts to charge a card, each written before the processor is asked. */
export const payments = pgTable(
  "payments",
  {
    identityId: text().notNull(),
    /** The key the processor knows the charge by, `<purpose>:<subject>:<attempt>`. */
    id: text().notNull(),
    purpose: text().$type<PaymentPurpose>().notNull(),
    /** What is paid: the order, the invoice, or for a balance the payment's own invention. */
    subjectId: text().notNull(),
    billingProfileId: text().notNull(),
    paymentMethodId: text().notNull(),
    processorCustomerId: text().notNull(),
    amountInCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    processorChargeId: text(),
    nextMove: text().$type<"tryAgain" | "useAnotherCard" | "callBank">(),
    /** Of a declined one: the same card must not be tried again by itself. */
    isFinal: boolean().notNull(),
    invoiceId: text(),
    /** Until when the node that started the attempt is left alone with it. */
    leaseUntil: instant().notNull(),
    startedAt: instant().notNull(),
    /** The billing day it is made on. */
    triedOn: billingDay().notNull(),
    /** Business time, shown to the customer. */
    paidAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    // A new attempt needs a known failure before it: this index is the guard against charging twice.
    uniqueIndex("payments_one_open_per_subject")
      .on(table.identityId, table.subjectId)
      .where(sql`${table.state} <> 'declined'`),
    // Events and balance transactions of the processor name a payment by its key alone.
    index("payments_key").on(table.id),
    index("payments_started").on(table.startedAt),
    index("payments_unsettled")
      .on(table.leaseUntil)
      .where(sql`${table.state} in ('started', 'unknown')`),
  ],
);

/** Bills. Lines are kept as they were quoted. */
export const invoices = pgTable(
  "invoices",
  {
    identityId: text().notNull(),
    id: text().notNull(),
    serialNumber: bigserial({ mode: "number" }).notNull(),
    orderId: text(),
    subscriptionId: text().notNull(),
    /** The others that it bills, where several were bought by one order. */
    otherSubscriptionIds: jsonb().$type<string[]>().notNull().default([]),
    billingProfileId: text().notNull(),
    description: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Place of the first of its charges in the schedule of the subscription. */
    firstCharge: integer().notNull(),
    charges: jsonb().$type<StoredCharge[]>().notNull(),
    /** Less than nought for a credit, which goes into the balance. */
    totalInCents: cents().notNull(),
    /** Taken from the balance. */
    appliedBalanceInCents: cents().notNull(),
    paidInCents: cents().notNull(),
    /** Written off: for days without service, or when the subscription ended unpaid. */
    writtenOffInCents: cents().notNull(),
    dueDate: billingDay().notNull(),
    paymentMethodId: text(),
    serviceAddress: jsonb().$type<Address>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    uniqueIndex("invoices_one_per_charge").on(table.identityId, table.subscriptionId, table.firstCharge),
    index("invoices_open")
      .on(table.identityId)
      .where(sql`total_in_cents > applied_balance_in_cents + paid_in_cents + written_off_in_cents`),
    index().on(table.identityId, table.createdAt),
  ],
);

export const LEDGER_ACCOUNTS = [
  "cash",
  "receivable",
  "revenue",
  "royaltyFee",
  "tax",
  "customerBalance",
  "giftCardLiability",
  "badDebt",
  /** What a balance goes through from one account to the one that it becomes a part of: nought over both. */
  "joinedAccounts",
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What people have to their credit, from gift cards and from days they paid for and did not use. */
export const balances = pgTable(
  "balances",
  {
    identityId: text().notNull(),
    billingProfileId: text().notNull(),
    balanceInCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.billingProfileId] }),
    check("balances_not_negative", sql`${table.balanceInCents} >= 0`),
  ],
);

/** Double entry: the lines of a transaction add up to nought, debits positive. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    identityId: text().notNull(),
    transactionId: text().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    amountInCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.transactionId, table.account] })],
);
