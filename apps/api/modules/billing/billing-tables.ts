import type { Address } from "@skywave/domain/addresses/address";
import type { Currency } from "@skywave/domain/money/currency";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { billingDay, cents, instant } from "../../platform/database/columns.ts";
import type { StoredCharge } from "./stored-charge.ts";

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
    isApplePay: boolean().notNull(),
    isDefault: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    uniqueIndex("payment_methods_default")
      .on(table.identityId, table.billingProfileId)
      .where(sql`${table.isDefault}`),
  ],
);

export type PaymentState = "started" | "unknown" | "charged" | "declined";

/** Attempts to charge a card, each written before the processor is asked. */
export const payments = pgTable(
  "payments",
  {
    identityId: text().notNull(),
    /** The key the processor knows the charge by, `order:<id>:<attempt>`. */
    id: text().notNull(),
    orderId: text().notNull(),
    billingProfileId: text().notNull(),
    paymentMethodId: text().notNull(),
    processorCustomerId: text().notNull(),
    amountInCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    processorChargeId: text(),
    nextMove: text().$type<"tryAgain" | "useAnotherCard" | "callBank">(),
    invoiceId: text(),
    /** Until when the node that started the attempt is left alone with it. */
    leaseUntil: instant().notNull(),
    startedAt: instant().notNull(),
    /** Business time, shown to the customer. */
    paidAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    // A new attempt needs a known failure before it: this index is the guard against charging twice.
    uniqueIndex("payments_one_open_per_order")
      .on(table.identityId, table.orderId)
      .where(sql`${table.state} <> 'declined'`),
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
    billingProfileId: text().notNull(),
    description: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    charge: jsonb().$type<StoredCharge>().notNull(),
    periodStart: billingDay().notNull(),
    totalInCents: cents().notNull(),
    paidInCents: cents().notNull(),
    dueDate: billingDay().notNull(),
    paymentMethodId: text(),
    serviceAddress: jsonb().$type<Address>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    uniqueIndex("invoices_one_per_period").on(table.identityId, table.subscriptionId, table.periodStart),
    index().on(table.identityId, table.createdAt),
  ],
);

export type LedgerAccount = "cash" | "receivable" | "revenue" | "royaltyFee" | "tax";

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
