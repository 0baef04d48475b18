import type { Currency } from "@skywave/domain/money/currency";
import { and, desc, eq, gt, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { InvoiceRow } from "../invoices/invoices-repository.ts";
import { payments } from "../tables/books-tables.ts";
import type { Payment } from "./payments-repository.ts";

export interface PaymentAttemptsRepository {
  /** The last attempt to have a bill paid by its card, and how many there were. */
  findLast(identityId: string, invoiceId: string): Promise<{ last: Payment; count: number } | undefined>;
  /** By its own card, or by its owner together with others. */
  isBeingCharged(invoice: Pick<InvoiceRow, "identityId" | "id" | "billingProfileId">): Promise<boolean>;
  add(payment: Payment): Promise<void>;
  /** What somebody has paid for gifts, or is about to, since a moment of real time. */
  sumOfGifts(
    input: { identityId: string; currency: Currency },
    since: Temporal.Instant,
  ): Promise<{ count: number; sumInCents: number }>;
  /** Claims an attempt for settling: false when somebody else has settled it. */
  settle(payment: Payment, result: SettledResult): Promise<boolean>;
  /** The same, and what a part of another module reads in its trip; undefined when somebody else has settled it. */
  settleReading<T>(payment: Payment, result: SettledResult, part: SQL<T>): Promise<{ read: T } | undefined>;
}

type SettledResult =
  | { state: "charged"; processorChargeId: string; invoiceId: string; paidAt: Temporal.Instant }
  | { state: "declined"; nextMove: NonNullable<Payment["nextMove"]>; isFinal?: boolean };

/** Attempts to charge a card for what a module sells, or for a bill. */
export function createPaymentAttemptsRepository(database: Database): PaymentAttemptsRepository {
  const queries = () => database.queries();
  const settleReading: PaymentAttemptsRepository["settleReading"] = async (payment, result, part) => {
    const [settled] = await queries()
      .update(payments)
      .set(result)
      .where(
        and(
          eq(payments.identityId, payment.identityId),
          eq(payments.id, payment.id),
          inArray(payments.state, ["started", "unknown"]),
        ),
      )
      .returning({ read: part });
    return settled;
  };
  return {
    async findLast(identityId, invoiceId) {
      const attempts = await queries()
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.identityId, identityId),
            eq(payments.subjectId, invoiceId),
            eq(payments.purpose, "renewal"),
          ),
        )
        .orderBy(desc(payments.triedOn), desc(payments.startedAt));
      const [last] = attempts;
      return last && { last, count: attempts.length };
    },

    async isBeingCharged(invoice) {
      const [open] = await queries()
        .select({ id: payments.id })
        .from(payments)
        .where(
          and(
            eq(payments.identityId, invoice.identityId),
            inArray(payments.state, ["started", "unknown"]),
            or(
              eq(payments.subjectId, invoice.id),
              and(eq(payments.purpose, "balance"), eq(payments.billingProfileId, invoice.billingProfileId)),
            ),
          ),
        )
        .limit(1);
      return open !== undefined;
    },

    async add(payment) {
      await queries().insert(payments).values(payment);
    },

    async sumOfGifts({ identityId, currency }, since) {
      const [row] = await queries()
        .select({
          count: sql<string>`count(*)`,
          sum: sql<string>`coalesce(sum(${payments.amountInCents}), 0)`,
        })
        .from(payments)
        .where(
          and(
            eq(payments.identityId, identityId),
            eq(payments.purpose, "gift"),
            eq(payments.currency, currency),
            ne(payments.state, "declined"),
            gt(payments.startedAt, since),
          ),
        );
      return { count: Number(row?.count ?? 0), sumInCents: Number(row?.sum ?? 0) };
    },

    settle: async (payment, result) => (await settleReading(payment, result, sql`true`)) !== undefined,
    settleReading,
  };
}
