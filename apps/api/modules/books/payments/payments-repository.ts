import { and, eq, inArray, lt, type SQL, sql, type WithSubquery } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { payments } from "../tables/books-tables.ts";

export type Payment = typeof payments.$inferSelect;

export interface PaymentsRepository {
  /** Writes an attempt down along with a statement of another module, in its trip. */
  adding(payment: Payment): WithSubquery;
  /** Whether a card is being charged just now. */
  hasOpenOf(identityId: string, paymentMethodId: string): Promise<boolean>;
  /** The same, whoever is being charged. */
  hasOpen(paymentMethodId: string): Promise<boolean>;
  /** Whether any charge of a person is under way. */
  isCharging(identityId: string): Promise<boolean>;
  find(identityId: string, id: string): Promise<Payment | undefined>;
  /** As the processor names them: by their key alone, whoever's they are. */
  findByKey(key: string): Promise<Payment | undefined>;
  /** Whether there is a payment with that key for which nothing is left to do, as a part of another's statement. */
  isSettled(key: string): SQL<boolean>;
  /** Takes over attempts whose node went away, each for one caller only. */
  takeOverAbandoned(now: Temporal.Instant, leaseUntil: Temporal.Instant, limit: number): Promise<Payment[]>;
  markUnknown(payment: Payment, leaseUntil: Temporal.Instant): Promise<void>;
}

/** Storage of charges. They are started and settled by whoever sells what is paid. */
export function createPaymentsRepository(database: Database): PaymentsRepository {
  const queries = () => database.queries();
  const isPayment = (identityId: string, id: string) =>
    and(eq(payments.identityId, identityId), eq(payments.id, id));
  const isOpen = inArray(payments.state, ["started", "unknown"]);

  return {
    adding: (payment) =>
      queries()
        .$with("payment_added", {})
        .as(insertRows(payments, [payment])),

    async hasOpenOf(identityId, paymentMethodId) {
      const [open] = await queries()
        .select({ id: payments.id })
        .from(payments)
        .where(
          and(eq(payments.identityId, identityId), eq(payments.paymentMethodId, paymentMethodId), isOpen),
        )
        .limit(1);
      return open !== undefined;
    },

    async hasOpen(paymentMethodId) {
      const [open] = await queries()
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.paymentMethodId, paymentMethodId), isOpen))
        .limit(1);
      return open !== undefined;
    },

    async isCharging(identityId) {
      const [open] = await queries()
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.identityId, identityId), isOpen))
        .limit(1);
      return open !== undefined;
    },

    async find(identityId, id) {
      const [payment] = await queries().select().from(payments).where(isPayment(identityId, id));
      return payment;
    },

    async findByKey(key) {
      const [payment] = await queries().select().from(payments).where(eq(payments.id, key));
      return payment;
    },

    isSettled: (key) => sql<boolean>`exists (select 1 from ${payments}
      where ${payments.id} = ${key} and not ${isOpen})`,

    async takeOverAbandoned(now, leaseUntil, limit) {
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

    async markUnknown(payment, leaseUntil) {
      await queries()
        .update(payments)
        .set({ state: "unknown", leaseUntil })
        .where(and(isPayment(payment.identityId, payment.id), isOpen));
    },
  };
}
