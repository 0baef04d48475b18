import type { Country } from "@skywave/domain/locale/country";
import { and, asc, desc, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/database.ts";
import { offers, promoCodes } from "./offers-tables.ts";

export type OfferRow = typeof offers.$inferSelect;
export type PromoCode = typeof promoCodes.$inferSelect;

export interface OffersRepository {
  /** Adds what is not there yet; what an operator changed stays as it is. */
  addMissing(rows: OfferRow[], codes: PromoCode[]): Promise<void>;
  listOrganic(country: Country): Promise<OfferRow[]>;
  /** What those who have a plan already can switch to; the newest version of each. */
  listForSubscribers(country: Country): Promise<OfferRow[]>;
  /** Reasons to stay, for those who think of leaving; the newest version of each. */
  listForLeaving(country: Country): Promise<OfferRow[]>;
  listByIds(ids: string[]): Promise<OfferRow[]>;
  /** The newest version of an offer, withdrawn or not. */
  findNewest(id: string): Promise<OfferRow | undefined>;
  findPromoCode(code: string): Promise<PromoCode | undefined>;
  /** The newest version of an offer, as the table that a statement of another module begins with. */
  newestOf(offerId: SQLWrapper): { table: typeof offers; isMeant: SQL };
  /** What offers are called, in their newest version. */
  namesOf(offerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether any of some offers is withdrawn, as a part of a statement of another module. */
  isAnyWithdrawn(isMeant: (id: AnyPgColumn) => SQL): SQL<boolean>;
  /** Whether the newest version of an offer is for students only, as a part of a statement of another module. */
  isForStudents(offerId: SQL): SQL<boolean>;
  /** Whether the newest version of an offer is sold, as a part of a statement of another module. */
  isSold(offerId: AnyPgColumn): SQL<boolean>;
  setWithdrawn(id: string, withdrawnAt: Temporal.Instant | null): Promise<void>;
}

/** Storage of offers and promo codes. */
export function createOffersRepository(database: Database): OffersRepository {
  const queries = () => database.queries();
  const findNewest = queries()
    .select()
    .from(offers)
    .where(eq(offers.id, sql.placeholder("id")))
    .orderBy(desc(offers.version))
    .limit(1)
    .prepare("find_newest_offer");
  return {
    async addMissing(rows, codes) {
      await queries().insert(offers).values(rows).onConflictDoNothing();
      await queries().insert(promoCodes).values(codes).onConflictDoNothing();
    },

    async listOrganic(country) {
      return queries()
        .select()
        .from(offers)
        .where(and(eq(offers.country, country), eq(offers.isOrganic, true), isNull(offers.withdrawnAt)))
        .orderBy(asc(offers.rank));
    },

    async listForSubscribers(country) {
      const isOpen = or(eq(offers.isOrganic, true), eq(offers.audience, "subscribers"));
      const rows = await queries()
        .select()
        .from(offers)
        .where(and(eq(offers.country, country), isOpen, isNull(offers.withdrawnAt)))
        .orderBy(asc(offers.rank), desc(offers.version));
      return newestOfEach(rows);
    },

    async listForLeaving(country) {
      const rows = await queries()
        .select()
        .from(offers)
        .where(and(eq(offers.country, country), eq(offers.audience, "leaving"), isNull(offers.withdrawnAt)))
        .orderBy(asc(offers.rank), desc(offers.version));
      return newestOfEach(rows);
    },

    async listByIds(ids) {
      const rows = await queries()
        .select()
        .from(offers)
        .where(and(inArray(offers.id, ids), isNull(offers.withdrawnAt)))
        .orderBy(asc(offers.rank), desc(offers.version));
      return newestOfEach(rows);
    },

    async findNewest(id) {
      const [offer] = await findNewest.execute({ id });
      return offer;
    },

    newestOf: (offerId) => ({
      table: offers,
      isMeant: sql`${offers.id} = ${offerId}
        and ${offers.version} = (select max(newest.version) from ${offers} newest where newest.id = ${offerId})`,
    }),

    isAnyWithdrawn: (isMeant) => sql<boolean>`exists (select 1 from ${offers}
      where ${offers.withdrawnAt} is not null and (${isMeant(offers.id)}))`,

    isForStudents: (offerId) => sql<boolean>`coalesce((select ${offers.audience} = 'students' from ${offers}
      where ${offers.id} = ${offerId} order by ${offers.version} desc limit 1), false)`,

    isSold: (offerId) => sql<boolean>`exists (select 1 from ${offers} where ${offers.id} = ${offerId}
      and ${offers.withdrawnAt} is null
      and ${offers.version} = (select max(other.version) from ${offers} other where other.id = ${offers.id}))`,

    async namesOf(offerIds) {
      if (offerIds.length === 0) return new Map();
      const rows = await queries()
        .selectDistinctOn([offers.id], { id: offers.id, name: offers.name })
        .from(offers)
        .where(inArray(offers.id, [...offerIds]))
        .orderBy(offers.id, desc(offers.version));
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    async findPromoCode(code) {
      const [row] = await queries().select().from(promoCodes).where(eq(promoCodes.code, code));
      return row;
    },

    async setWithdrawn(id, withdrawnAt) {
      await queries().update(offers).set({ withdrawnAt }).where(eq(offers.id, id));
    },
  };
}

/** Of several versions the newest, where that one comes first. */
function newestOfEach(rows: OfferRow[]): OfferRow[] {
  return rows.filter((offer, place) => rows.findIndex(({ id }) => id === offer.id) === place);
}
