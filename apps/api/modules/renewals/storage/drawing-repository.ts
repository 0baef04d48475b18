import { drawOnBalance, type Drawn } from "@skywave/domain/pricing/draw-on-balance";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { balances, type InvoiceRow } from "../../billing/index.ts";

/** The way between bills and balances. */
export function createDrawingRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** Takes a bill from the profile's balance, or puts a credit into it. Call it in a transaction. */
    async draw(
      profile: Pick<InvoiceRow, "identityId" | "billingProfileId" | "currency">,
      totalInCents: number,
    ): Promise<Drawn> {
      const { identityId, billingProfileId, currency } = profile;
      const isBalance = and(
        eq(balances.identityId, identityId),
        eq(balances.billingProfileId, billingProfileId),
      );
      const [found] = await queries().select().from(balances).where(isBalance).for("update");
      const drawn = drawOnBalance(totalInCents, found?.balanceInCents ?? 0);
      if (drawn.appliedBalanceInCents === 0) return drawn;
      await queries()
        .insert(balances)
        .values({ identityId, billingProfileId, currency, balanceInCents: drawn.balanceAfterInCents })
        .onConflictDoUpdate({
          target: [balances.identityId, balances.billingProfileId],
          set: { balanceInCents: sql`${balances.balanceInCents} - ${drawn.appliedBalanceInCents}` },
        });
      return drawn;
    },
  };
}

export type DrawingRepository = ReturnType<typeof createDrawingRepository>;
