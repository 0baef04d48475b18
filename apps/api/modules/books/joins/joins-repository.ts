import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { PaymentMethodRow } from "../profiles/methods-repository.ts";
import { balances, paymentMethods } from "../tables/books-tables.ts";

type Profile = Pick<PaymentMethodRow, "identityId" | "billingProfileId">;

export interface JoinsRepository {
  /** What a person has to their credit, by profile, and keeps others from it until the transaction ends. */
  lockBalances(identityId: string): Promise<(typeof balances.$inferSelect)[]>;
  listCards(identityId: string): Promise<PaymentMethodRow[]>;
  /** Keeps cards for another profile as well; one that was there before comes back. */
  copyCards(cards: readonly PaymentMethodRow[], to: Profile): Promise<void>;
  /** Takes all cards of a person away. */
  removeCards(identityId: string, removedAt: Temporal.Instant): Promise<void>;
}

/** What the joining of accounts reads and writes of the books. Call it in a transaction. */
export function createJoinsRepository(database: Database): JoinsRepository {
  const queries = () => database.queries();
  const isKept = (identityId: string) =>
    and(eq(paymentMethods.identityId, identityId), isNull(paymentMethods.removedAt));
  return {
    async lockBalances(identityId) {
      return queries()
        .select()
        .from(balances)
        .where(and(eq(balances.identityId, identityId), gt(balances.balanceInCents, 0)))
        .orderBy(asc(balances.billingProfileId))
        .for("update");
    },

    async listCards(identityId) {
      return queries()
        .select()
        .from(paymentMethods)
        .where(isKept(identityId))
        .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id));
    },

    async copyCards(cards, to) {
      for (const card of cards)
        await queries()
          .insert(paymentMethods)
          .values({ ...card, ...to, isDefault: false })
          .onConflictDoUpdate({
            target: [paymentMethods.identityId, paymentMethods.id],
            set: { billingProfileId: to.billingProfileId, isDefault: false, removedAt: null },
          });
    },

    async removeCards(identityId, removedAt) {
      await queries().update(paymentMethods).set({ removedAt, isDefault: false }).where(isKept(identityId));
    },
  };
}
