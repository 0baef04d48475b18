import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { paymentMethods, payments } from "../billing-tables.ts";
import type { HistoryPosition } from "../invoices/invoices-repository.ts";

export type Payment = typeof payments.$inferSelect;

export interface PaymentQuery {
  identityId: string;
  from: Temporal.Instant;
  to: Temporal.Instant;
  paymentMethodId?: string | undefined;
  after?: HistoryPosition | undefined;
  isOldestFirst: boolean;
  limit: number;
}

/** Storage of charges. They are started and settled together with their order, by the orders module. */
export function createPaymentsRepository(database: Database) {
  const queries = () => database.queries();
  const isPayment = (identityId: string, id: string) =>
    and(eq(payments.identityId, identityId), eq(payments.id, id));
  const isOpen = inArray(payments.state, ["started", "unknown"]);

  return {
    async find(identityId: string, id: string): Promise<Payment | undefined> {
      const [payment] = await queries().select().from(payments).where(isPayment(identityId, id));
      return payment;
    },

    /** Takes over attempts whose node went away, each for one caller only. */
    async takeOverAbandoned(
      now: Temporal.Instant,
      leaseUntil: Temporal.Instant,
      limit: number,
    ): Promise<Payment[]> {
      const abandoned = queries()
        .select({ id: payments.id })
        .from(payments)
        .where(and(isOpen, lt(payments.leaseUntil, now)))
        .limit(limit)
        .for("update", { skipLocked: true });
      return queries()
        .update(payments)
        .set({ leaseUntil })
        .where(and(inArray(payments.id, abandoned), isOpen))
        .returning();
    },

    async markUnknown(payment: Payment, leaseUntil: Temporal.Instant): Promise<void> {
      await queries()
        .update(payments)
        .set({ state: "unknown", leaseUntil })
        .where(and(isPayment(payment.identityId, payment.id), isOpen));
    },

    async list(query: PaymentQuery) {
      const { after, isOldestFirst } = query;
      const beyond = isOldestFirst ? gt : lt;
      const order = isOldestFirst ? asc : desc;
      return queries()
        .select({
          id: payments.id,
          paidAt: sql<string>`${payments.paidAt}::text`,
          amountInCents: payments.amountInCents,
          currency: payments.currency,
          invoiceId: payments.invoiceId,
          paymentMethodId: payments.paymentMethodId,
          brand: paymentMethods.brand,
          last4: paymentMethods.last4,
        })
        .from(payments)
        .leftJoin(
          paymentMethods,
          and(
            eq(paymentMethods.identityId, payments.identityId),
            eq(paymentMethods.id, payments.paymentMethodId),
          ),
        )
        .where(
          and(
            eq(payments.identityId, query.identityId),
            eq(payments.state, "charged"),
            gte(payments.paidAt, query.from),
            lte(payments.paidAt, query.to),
            query.paymentMethodId === undefined
              ? undefined
              : eq(payments.paymentMethodId, query.paymentMethodId),
            after &&
              or(
                beyond(payments.paidAt, after.at),
                and(eq(payments.paidAt, after.at), beyond(payments.id, after.id)),
              ),
          ),
        )
        .orderBy(order(payments.paidAt), order(payments.id))
        .limit(query.limit);
    },
  };
}

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>;
