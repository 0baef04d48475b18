import { and, asc, eq, sql, type WithSubquery } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { invoices } from "../tables/books-tables.ts";
import type { InvoiceRow } from "./invoices-repository.ts";

export type NewInvoice = Omit<InvoiceRow, "serialNumber">;

export interface BillsRepository {
  /** The oldest bill of a subscription that is not paid. */
  findOpen(identityId: string, subscriptionId: string): Promise<InvoiceRow | undefined>;
  add(invoice: NewInvoice): Promise<void>;
  /** The same along with a statement of another module, in its trip. */
  adding(invoice: NewInvoice): WithSubquery;
  change(
    invoice: Pick<InvoiceRow, "identityId" | "id">,
    by: { paidInCents?: number; writtenOffInCents?: number; paymentMethodId?: string },
  ): Promise<void>;
  findInvoice(identityId: string, id: string): Promise<InvoiceRow | undefined>;
}

/** The writes by which bills are made and paid. Call them in a transaction that holds the subscription. */
export function createBillsRepository(database: Database): BillsRepository {
  const queries = () => database.queries();
  const isInvoice = (invoice: Pick<InvoiceRow, "identityId" | "id">) =>
    and(eq(invoices.identityId, invoice.identityId), eq(invoices.id, invoice.id));

  return {
    async findOpen(identityId, subscriptionId) {
      const [invoice] = await queries()
        .select()
        .from(invoices)
        .where(
          and(
            eq(invoices.identityId, identityId),
            eq(invoices.subscriptionId, subscriptionId),
            sql`${invoices.totalInCents} > ${invoices.appliedBalanceInCents} + ${invoices.paidInCents} + ${invoices.writtenOffInCents}`,
          ),
        )
        .orderBy(asc(invoices.dueDate), asc(invoices.serialNumber))
        .limit(1);
      return invoice;
    },

    async add(invoice) {
      await queries().insert(invoices).values(invoice);
    },

    adding: (invoice) =>
      queries()
        .$with("bill_added", {})
        .as(insertRows(invoices, [invoice])),

    async change(invoice, by) {
      const { paidInCents = 0, writtenOffInCents = 0, paymentMethodId } = by;
      await queries()
        .update(invoices)
        .set({
          paidInCents: sql`${invoices.paidInCents} + ${paidInCents}`,
          writtenOffInCents: sql`${invoices.writtenOffInCents} + ${writtenOffInCents}`,
          ...(paymentMethodId !== undefined && { paymentMethodId }),
        })
        .where(isInvoice(invoice));
    },

    async findInvoice(identityId, id) {
      const [invoice] = await queries().select().from(invoices).where(isInvoice({ identityId, id }));
      return invoice;
    },
  };
}
