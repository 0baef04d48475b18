import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { payments } from "../tables/books-tables.ts";
import { giftCardUses } from "../gift-cards/gift-cards-tables.ts";
import type { Payment } from "./payments-repository.ts";
import { balancePayments } from "../tables/pay-tables.ts";

type BalancePayment = typeof balancePayments.$inferSelect;

/** A payment with what it is for. */
export interface StoredPayment {
  payment: Payment;
  balancePayment: BalancePayment;
}

export interface BalancePaymentsRepository {
  add(storedPayment: StoredPayment): Promise<void>;
  find(identityId: string, paymentId: string): Promise<StoredPayment | undefined>;
  /** The last payment that was asked for in the same words, or under the same key. */
  findAlike(
    identityId: string,
    like: { fingerprint: string; idempotencyKey: string | null; since: Temporal.Instant },
  ): Promise<StoredPayment | undefined>;
  /** The cents of a gift card that go with a payment. */
  findHeld(balancePayment: BalancePayment): Promise<number>;
  /** Claims a payment for settling: false when somebody else has settled it. */
  settle(
    input: Pick<Payment, "identityId" | "id">,
    result:
      | { state: "charged"; processorChargeId: string; paidAt: Temporal.Instant }
      | { state: "declined"; nextMove: NonNullable<Payment["nextMove"]>; isFinal: boolean },
  ): Promise<boolean>;
  savePaid(input: Pick<Payment, "identityId" | "id">, invoiceIds: string[]): Promise<void>;
}

/** Storage of what people pay of their own accord. */
export function createBalancePaymentsRepository(database: Database): BalancePaymentsRepository {
  const queries = () => database.queries();
  const isOpen = inArray(payments.state, ["started", "unknown"]);
  const join = and(
    eq(balancePayments.identityId, payments.identityId),
    eq(balancePayments.paymentId, payments.id),
  );

  return {
    async add({ payment, balancePayment }) {
      await queries().insert(payments).values(payment);
      await queries().insert(balancePayments).values(balancePayment);
    },

    async find(identityId, paymentId) {
      const [found] = await queries()
        .select({ payment: payments, balancePayment: balancePayments })
        .from(payments)
        .innerJoin(balancePayments, join)
        .where(and(eq(payments.identityId, identityId), eq(payments.id, paymentId)));
      return found;
    },

    async findAlike(identityId, like) {
      const [found] = await queries()
        .select({ payment: payments, balancePayment: balancePayments })
        .from(payments)
        .innerJoin(balancePayments, join)
        .where(
          and(
            eq(payments.identityId, identityId),
            gt(balancePayments.startedAt, like.since),
            eq(balancePayments.fingerprint, like.fingerprint),
            like.idempotencyKey === null
              ? undefined
              : eq(balancePayments.idempotencyKey, like.idempotencyKey),
          ),
        )
        .orderBy(desc(balancePayments.startedAt))
        .limit(1);
      return found;
    },

    async findHeld({ identityId, giftCardHoldId }) {
      if (giftCardHoldId === null) return 0;
      const [use] = await queries()
        .select({ amountInCents: giftCardUses.amountInCents })
        .from(giftCardUses)
        .where(and(eq(giftCardUses.identityId, identityId), eq(giftCardUses.id, giftCardHoldId)));
      return use?.amountInCents ?? 0;
    },

    async settle({ identityId, id }, result) {
      const rows = await queries()
        .update(payments)
        .set(result)
        .where(and(eq(payments.identityId, identityId), eq(payments.id, id), isOpen))
        .returning({ id: payments.id });
      return rows.length > 0;
    },

    async savePaid({ identityId, id }, invoiceIds) {
      await queries()
        .update(balancePayments)
        .set({ invoiceIds })
        .where(and(eq(balancePayments.identityId, identityId), eq(balancePayments.paymentId, id)));
    },
  };
}
