import { sql } from "drizzle-orm";
import type { BillingProfileRow, Books } from "#modules/books/index.ts";
import type { OfferRow, Offers } from "#modules/offers/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Database } from "#platform/database/database.ts";

/** All that the quote of a new plan is worked out from. */
export interface QuoteBasis {
  offer: OfferRow;
  /** The default one; null where the person has none yet. */
  profile: BillingProfileRow | null;
  /** To the credit of that profile. */
  balanceInCents: number;
  /** What the person has, or is just buying. */
  liveProducts: string[];
}

export interface QuoteBasisRepository {
  /** Reads it in one round trip, with the newest version of the offer; undefined where there is no such offer. */
  find(identityId: string, offerId: string): Promise<QuoteBasis | undefined>;
}

/** Reads what a quote is worked out from, of several modules in one statement. */
export function createQuoteBasisRepository(
  database: Database,
  {
    offers,
    profiles,
    balances,
    subscriptions,
  }: {
    offers: Pick<Offers, "newestOf">;
    profiles: Pick<Books["profiles"], "defaultOf">;
    balances: Pick<Books["balances"], "balanceOf">;
    subscriptions: Pick<Subscriptions, "liveProductsOf">;
  },
): QuoteBasisRepository {
  const person = sql.placeholder("identityId");
  const newest = offers.newestOf(sql.placeholder("offerId"));
  const profile = profiles.defaultOf(person);
  const findBasis = database
    .queries()
    .select({
      offer: newest.table,
      profile: profile.table,
      balanceInCents: balances.balanceOf(profile.table),
      liveProducts: subscriptions.liveProductsOf(person),
    })
    .from(newest.table)
    .leftJoin(profile.table, profile.on)
    .where(newest.isMeant)
    .prepare("find_quote_basis");
  return {
    async find(identityId, offerId) {
      const [basis] = await findBasis.execute({ identityId, offerId });
      return basis;
    },
  };
}
