import type { Currency } from "@skywave/domain/money/currency";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, instant } from "#platform/database/columns.ts";

export type RefundState = "started" | "unknown" | "refunded" | "declined";

/** Money that goes back to a card, each written before the processor is asked. */
export const refunds = pgTable(
  "refunds",
  {
    identityId: text().notNull(),
    /** The key the processor knows the refund by. */
    id: text().notNull(),
    paymentId: text().notNull(),
    processorChargeId: text().notNull(),
    invoiceId: text(),
    /** The credit that it pays out, where there is one: what no card takes of it goes into the balance. */
    creditInvoiceId: text(),
    amountInCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Why, in a word of ours that reports can count. */
    reason: text().notNull(),
    state: text().$type<RefundState>().notNull(),
    processorRefundId: text(),
    /** Until when the node that started the refund is left alone with it. */
    leaseUntil: instant().notNull(),
    startedAt: instant().notNull(),
    /** Business time, shown to the customer. */
    refundedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.id] }),
    index("refunds_key").on(table.id),
    index("refunds_charge").on(table.processorChargeId),
    index("refunds_started").on(table.startedAt),
    index("refunds_unsettled")
      .on(table.leaseUntil)
      .where(sql`${table.state} in ('started', 'unknown')`),
    check("refunds_positive", sql`${table.amountInCents} > 0`),
  ],
);

/** What has been given back, or is on its way, of each payment; the guard against giving back more than was paid. */
export const refundTotals = pgTable(
  "refund_totals",
  {
    identityId: text().notNull(),
    paymentId: text().notNull(),
    paidInCents: cents().notNull(),
    refundedInCents: cents().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identityId, table.paymentId] }),
    check(
      "refund_totals_within_payment",
      sql`${table.refundedInCents} >= 0 and ${table.refundedInCents} <= ${table.paidInCents}`,
    ),
  ],
);
