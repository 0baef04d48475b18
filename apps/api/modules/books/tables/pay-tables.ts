import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** What people pay of their own accord, beside the charge itself. */
export const balancePayments = pgTable(
  "balance_payments",
  {
    identityId: text().notNull(),
    paymentId: text().notNull(),
    /** What it is to pay; once it is charged, what it has paid. */
    invoiceIds: jsonb().$type<string[]>().notNull(),
    /** Money of a gift card that goes with it. */
    giftCardHoldId: text(),
    /** Amount, bills and card, as a digest: two alike in a row are more often a mistake than meant. */
    fingerprint: text().notNull(),
    idempotencyKey: text(),
    startedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.paymentId] }),
    index("balance_payments_fingerprint").on(table.identityId, table.fingerprint),
  ],
);
