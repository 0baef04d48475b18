import type { Currency } from "@skywave/domain/money/currency";
import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, instant } from "#platform/database/columns.ts";

/** Payments that a cardholder has contested at the bank. */
export const disputes = pgTable(
  "disputes",
  {
    identityId: text().notNull(),
    /** The processor's own id. */
    id: text().notNull(),
    billingProfileId: text().notNull(),
    paymentId: text().notNull(),
    amountInCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    isOpen: boolean().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.id] })],
);
