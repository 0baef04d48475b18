import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { invoices, payments } from "../tables/books-tables.ts";
import type { InvoiceRow } from "../invoices/invoices-repository.ts";
import type { Payment } from "./payments-repository.ts";
import {
  type BalancePaymentsRepository,
  createBalancePaymentsRepository,
} from "./balance-payments-repository.ts";

export interface PayRepository extends BalancePaymentsRepository {
  /** The bills of a person that are not paid, the oldest first. */
  listOwed(identityId: string): Promise<InvoiceRow[]>;
  changeInvoice(
    input: Pick<InvoiceRow, "identityId" | "id">,
    by: { paidInCents: number; appliedBalanceInCents: number; paymentMethodId?: string },
  ): Promise<void>;
  /** A charge under way that is to pay one of some bills: of their own cards, or of their owner. */
  findUnderWay(identityId: string, owed: readonly InvoiceRow[]): Promise<Payment | undefined>;
}

/** Storage of bills that are owed, and of what people pay for them. */
export function createPayRepository(database: Database): PayRepository {
  const queries = () => database.queries();
  const isOwed = sql`${invoices.totalInCents} > ${invoices.appliedBalanceInCents} + ${invoices.paidInCents} + ${invoices.writtenOffInCents}`;
  const isOpen = inArray(payments.state, ["started", "unknown"]);

  return {
    ...createBalancePaymentsRepository(database),

    async listOwed(identityId) {
      return queries()
        .select()
        .from(invoices)
        .where(and(eq(invoices.identityId, identityId), isOwed))
        .orderBy(asc(invoices.dueDate), asc(invoices.serialNumber));
    },

    async changeInvoice({ identityId, id }, by) {
      const { paidInCents, appliedBalanceInCents, paymentMethodId } = by;
      await queries()
        .update(invoices)
        .set({
          paidInCents: sql`${invoices.paidInCents} + ${paidInCents}`,
          appliedBalanceInCents: sql`${invoices.appliedBalanceInCents} + ${appliedBalanceInCents}`,
          ...(paymentMethodId !== undefined && { paymentMethodId }),
        })
        .where(and(eq(invoices.identityId, identityId), eq(invoices.id, id)));
    },

    async findUnderWay(identityId, owed) {
      const [profile] = owed;
      if (profile === undefined) return undefined;
      const bills = owed.map(({ id }) => id);
      const [payment] = await queries()
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.identityId, identityId),
            isOpen,
            or(
              inArray(payments.subjectId, bills),
              and(eq(payments.purpose, "balance"), eq(payments.billingProfileId, profile.billingProfileId)),
            ),
          ),
        )
        .limit(1);
      return payment;
    },
  };
}
