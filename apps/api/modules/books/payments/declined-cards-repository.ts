import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { payments } from "../tables/books-tables.ts";

export interface DeclinedCardsRepository {
  /** The cards that were declined the last time they were charged, with the billing day of it. */
  listDeclined(identityId: string, billingProfileId: string): Promise<Map<string, Temporal.PlainDate>>;
}

/** Reads off the payments of a profile how its cards have fared. */
export function createDeclinedCardsRepository(database: Database): DeclinedCardsRepository {
  return {
    async listDeclined(identityId, billingProfileId) {
      const { paymentMethodId, state, triedOn, startedAt } = payments;
      const latest = await database
        .queries()
        .selectDistinctOn([paymentMethodId], { paymentMethodId, state, triedOn })
        .from(payments)
        .where(
          and(
            eq(payments.identityId, identityId),
            eq(payments.billingProfileId, billingProfileId),
            notInArray(state, ["started", "unknown"]),
          ),
        )
        .orderBy(paymentMethodId, desc(triedOn), desc(startedAt));
      const declined = latest.filter((payment) => payment.state === "declined");
      return new Map(declined.map((payment) => [payment.paymentMethodId, payment.triedOn]));
    },
  };
}
