import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { invoices } from "../tables/books-tables.ts";

/** Whether an invoice bills a subscription, be it together with others. */
export function isFor(subscriptionId: string) {
  return or(
    eq(invoices.subscriptionId, subscriptionId),
    sql`${invoices.otherSubscriptionIds} @> to_jsonb(${subscriptionId}::text)`,
  );
}

export type InvoiceRow = typeof invoices.$inferSelect;

/** A place in a list that goes back in time: the last row that was shown. */
export interface HistoryPosition {
  at: Temporal.Instant;
  id: string;
}

export interface InvoiceQuery {
  identityId: string;
  /** Of all of these instead: of somebody, and of the accounts that are a part of theirs. */
  payerIds?: readonly string[];
  from: Temporal.Instant;
  to: Temporal.Instant;
  subscriptionId?: string | undefined;
  paymentMethodId?: string | undefined;
  isOldestFirst?: boolean;
  after?: HistoryPosition | undefined;
  limit: number;
}

export interface InvoicesRepository {
  find(identityId: string, id: string): Promise<InvoiceRow | undefined>;
  list(query: InvoiceQuery): Promise<InvoiceRow[]>;
}

/** Reading of bills; they are written when an order settles. */
export function createInvoicesRepository(database: Database): InvoicesRepository {
  const queries = () => database.queries();
  return {
    async find(identityId, id) {
      const [invoice] = await queries()
        .select()
        .from(invoices)
        .where(and(eq(invoices.identityId, identityId), eq(invoices.id, id)));
      return invoice;
    },

    async list(query) {
      const { after, isOldestFirst = false } = query;
      const [order, isBeyond] = isOldestFirst ? [asc, gt] : [desc, lt];
      return queries()
        .select()
        .from(invoices)
        .where(
          and(
            inArray(invoices.identityId, [...(query.payerIds ?? [query.identityId])]),
            gte(invoices.createdAt, query.from),
            lte(invoices.createdAt, query.to),
            query.subscriptionId === undefined ? undefined : isFor(query.subscriptionId),
            query.paymentMethodId === undefined
              ? undefined
              : eq(invoices.paymentMethodId, query.paymentMethodId),
            after &&
              or(
                isBeyond(invoices.createdAt, after.at),
                and(eq(invoices.createdAt, after.at), isBeyond(invoices.id, after.id)),
              ),
          ),
        )
        .orderBy(order(invoices.createdAt), order(invoices.id))
        .limit(query.limit);
    },
  };
}
