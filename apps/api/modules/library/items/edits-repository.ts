import { and, asc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { libraryItems } from "../library-tables.ts";
import type { LibraryRow } from "./items-repository.ts";

/** Something to keep; whether it reminds is as it was, or true, where it is not said. */
export type KeptRow = Omit<LibraryRow, "place" | "pin" | "isReminding"> & {
  isReminding: boolean | undefined;
};

export interface EditsRepository {
  /** Runs the work in one transaction, one after the other for each person. */
  inTurn<T>(identityId: string, work: () => Promise<T>): Promise<T>;
  find(identityId: string, itemIds: readonly string[]): Promise<LibraryRow[]>;
  /** What is kept already stays as it was kept. */
  keep(rows: readonly KeptRow[]): Promise<void>;
  remove(identityId: string, itemIds: readonly string[]): Promise<void>;
  /** Deals out the places that some have together, the first named the highest. */
  order(identityId: string, itemIds: readonly string[]): Promise<void>;
  /** Takes away all pins, and gives these to what is named, the first named the first. */
  setPins(identityId: string, itemIds: readonly string[]): Promise<void>;
  removeAllOf(identityId: string): Promise<void>;
  removeExpired(now: Temporal.Instant): Promise<void>;
}

/** Storage of what people keep, as it is changed. */
export function createEditsRepository(database: Database): EditsRepository {
  const queries = () => database.queries();
  const { identityId: whose, itemId, place, pin, expiresAt } = libraryItems;
  const areNamed = (identityId: string, itemIds: readonly string[]) =>
    and(eq(whose, identityId), inArray(itemId, [...itemIds]));
  return {
    inTurn: (identityId, work) =>
      database.inTransaction(async () => {
        await queries().execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`library.${identityId}`}, 0))`,
        );
        return work();
      }),

    async find(identityId, itemIds) {
      if (itemIds.length === 0) return [];
      return queries().select().from(libraryItems).where(areNamed(identityId, itemIds));
    },

    async keep(rows) {
      if (rows.length === 0) return;
      const values = rows.map((row) => ({
        ...row,
        isReminding: row.isReminding ?? row.entityType === "show",
      }));
      await queries().execute(sql`${insertRows(libraryItems, values)} on conflict do nothing`);
      const said = rows.filter(({ isReminding }) => isReminding !== undefined);
      if (said.length === 0) return;
      await queries().execute(sql`update ${libraryItems} as kept
        set is_reminding = said.is_reminding, reminds_since = said.reminds_since
        from jsonb_populate_recordset(null::${libraryItems}, ${asRows(said)}::jsonb) as said
        where kept.identity_id = said.identity_id and kept.item_id = said.item_id
          and kept.is_reminding <> said.is_reminding`);
    },

    async remove(identityId, itemIds) {
      if (itemIds.length > 0) await queries().delete(libraryItems).where(areNamed(identityId, itemIds));
    },

    async order(identityId, itemIds) {
      const rows = await queries()
        .select({ place })
        .from(libraryItems)
        .where(areNamed(identityId, itemIds))
        .orderBy(asc(place));
      const places = rows.map((row) => row.place).toReversed();
      await queries().execute(sql`update ${libraryItems} set place = dealt.place
        from jsonb_to_recordset(${asRecords(itemIds, (at) => ({ place: places[at] }))}::jsonb)
          as dealt (item_id text, place bigint)
        where ${whose} = ${identityId} and ${itemId} = dealt.item_id`);
    },

    async setPins(identityId, itemIds) {
      await queries()
        .update(libraryItems)
        .set({ pin: null })
        .where(and(eq(whose, identityId), isNotNull(pin)));
      if (itemIds.length === 0) return;
      await queries().execute(sql`update ${libraryItems} set pin = given.pin
        from jsonb_to_recordset(${asRecords(itemIds, (at) => ({ pin: at + 1 }))}::jsonb)
          as given (item_id text, pin integer)
        where ${whose} = ${identityId} and ${itemId} = given.item_id`);
    },

    async removeAllOf(identityId) {
      await queries().delete(libraryItems).where(eq(whose, identityId));
    },

    async removeExpired(now) {
      await queries().delete(libraryItems).where(lt(expiresAt, now));
    },
  };
}

const asRows = (rows: readonly KeptRow[]) =>
  JSON.stringify(
    rows.map(({ identityId, itemId, isReminding, remindsSince }) => ({
      identity_id: identityId,
      item_id: itemId,
      is_reminding: isReminding,
      reminds_since: remindsSince,
    })),
  );
const asRecords = (itemIds: readonly string[], valueAt: (at: number) => object) =>
  JSON.stringify(itemIds.map((id, at) => ({ item_id: id, ...valueAt(at) })));
