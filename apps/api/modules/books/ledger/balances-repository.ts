import { drawOnBalance, type Drawn } from "@skywave/domain/pricing/draw-on-balance";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/database.ts";
import { balances } from "../tables/books-tables.ts";

type Balance = typeof balances.$inferSelect;
type BalanceKey = Pick<Balance, "identityId" | "billingProfileId">;
type BalanceChange = Omit<Balance, "balanceInCents"> & { amountInCents: number };

export interface BalancesRepository {
  /** Puts money in. Call it in a transaction. */
  add(balanceChange: BalanceChange): Promise<void>;
  /** Takes money out; the table refuses to go below nought. Call it in a transaction. */
  take(balanceChange: BalanceChange): Promise<void>;
  find(identityId: string, billingProfileId: string): Promise<number>;
  /** What a billing profile has to its credit, as a part of a statement of another module. */
  balanceOf(profile: Record<"identityId" | "id", AnyPgColumn>): SQL<number>;
  /** The balances of a person by billing profile. */
  listOf(identityId: string): Promise<Map<string, number>>;
  /** Takes a bill from the profile's balance, or puts a credit into it. Call it in a transaction. */
  draw(profile: Omit<Balance, "balanceInCents">, totalInCents: number): Promise<Drawn>;
}

/** Storage of what people have to their credit. */
export function createBalancesRepository(database: Database): BalancesRepository {
  const queries = () => database.queries();
  const isOf = ({ identityId, billingProfileId }: BalanceKey) =>
    and(eq(balances.identityId, identityId), eq(balances.billingProfileId, billingProfileId));

  const findBalance = queries()
    .select({ balanceInCents: balances.balanceInCents })
    .from(balances)
    .where(
      and(
        eq(balances.identityId, sql.placeholder("identityId")),
        eq(balances.billingProfileId, sql.placeholder("billingProfileId")),
      ),
    )
    .prepare("find_balance");

  /** Puts money in. Call it in a transaction. */
  const add = async ({ amountInCents, ...row }: BalanceChange): Promise<void> => {
    await queries()
      .insert(balances)
      .values({ ...row, balanceInCents: amountInCents })
      .onConflictDoUpdate({
        target: [balances.identityId, balances.billingProfileId],
        set: { balanceInCents: sql`${balances.balanceInCents} + ${amountInCents}` },
      });
  };

  /** Takes money out; the table refuses to go below nought. Call it in a transaction. */
  const take = async ({ amountInCents, ...row }: BalanceChange): Promise<void> => {
    await queries()
      .update(balances)
      .set({ balanceInCents: sql`${balances.balanceInCents} - ${amountInCents}` })
      .where(isOf(row));
  };

  return {
    add,
    take,

    async find(identityId, billingProfileId) {
      const [row] = await findBalance.execute({ identityId, billingProfileId });
      return row?.balanceInCents ?? 0;
    },

    balanceOf: ({ identityId, id }) =>
      sql`coalesce((select ${balances.balanceInCents} from ${balances}
        where ${balances.identityId} = ${identityId} and ${balances.billingProfileId} = ${id}), 0)`.mapWith(
        Number,
      ),

    async listOf(identityId) {
      const rows = await queries().select().from(balances).where(eq(balances.identityId, identityId));
      return new Map(rows.map(({ billingProfileId, balanceInCents }) => [billingProfileId, balanceInCents]));
    },

    async draw(profile, totalInCents) {
      const [found] = await queries().select().from(balances).where(isOf(profile)).for("update");
      const drawn = drawOnBalance(totalInCents, found?.balanceInCents ?? 0);
      const applied = drawn.appliedBalanceInCents;
      if (applied > 0) await take({ ...profile, amountInCents: applied });
      if (applied < 0) await add({ ...profile, amountInCents: -applied });
      return drawn;
    },
  };
}
