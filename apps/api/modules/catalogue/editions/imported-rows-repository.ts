import type { EntityType } from "@skywave/contract";
import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { Database } from "#platform/database/database.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { catalogueEntries } from "../catalogue-tables.ts";
import type { Entry } from "../document/catalogue-document.ts";
import type { EntryRow } from "../document/make-rows.ts";

/** An entry as far as an import compares it. */
export interface KnownEntry {
  entityType: EntityType;
  entityId: string;
  digest: string;
  position: number;
  isRetired: boolean;
}

export interface StoredRow extends EntryRow {
  edition: string;
  addedAt: Temporal.Instant;
}

export interface ImportedEntriesRepository {
  listKnown(edition: string): Promise<KnownEntry[]>;
  /** What the file had, in its order. */
  listSources(edition: string): Promise<Entry[]>;
  /** Writes entries down, or over what is there by their names; since when they are there stays as it is. */
  write(rows: readonly StoredRow[]): Promise<void>;
  /** Moves entries that are otherwise as they were. */
  move(
    edition: string,
    moved: readonly Pick<KnownEntry, "entityType" | "entityId" | "position">[],
  ): Promise<void>;
  retire(
    edition: string,
    gone: readonly Pick<KnownEntry, "entityType" | "entityId">[],
    now: Temporal.Instant,
  ): Promise<void>;
}

const NAMES: readonly string[] = ["edition", "entityType", "entityId", "addedAt"];
/** What an entry that is imported again is by then; one that was gone is back. */
const OVERWRITTEN = sql.raw(
  Object.keys(getTableColumns(catalogueEntries))
    .filter((key) => !NAMES.includes(key))
    .map(toSnakeCase)
    .map((name) => `${name} = excluded.${name}`)
    .join(", "),
);

/** Storage of the entries of an edition, as an import writes them. */
export function createImportedEntriesRepository(database: Database): ImportedEntriesRepository {
  const queries = () => database.queries();
  const { edition: ofEdition, entityType, entityId } = catalogueEntries;
  return {
    async listKnown(edition) {
      const { digest, position, retiredAt } = catalogueEntries;
      return queries()
        .select({ entityType, entityId, digest, position, isRetired: sql<boolean>`${retiredAt} is not null` })
        .from(catalogueEntries)
        .where(eq(ofEdition, edition));
    },

    async listSources(edition) {
      const rows = await queries()
        .select({ source: catalogueEntries.source })
        .from(catalogueEntries)
        .where(and(eq(ofEdition, edition), isNull(catalogueEntries.retiredAt)))
        .orderBy(asc(catalogueEntries.position));
      return rows.flatMap(({ source }) => source ?? []);
    },

    async write(rows) {
      if (rows.length === 0) return;
      await queries().execute(
        sql`${insertRows(catalogueEntries, rows)}
          on conflict (edition, entity_type, entity_id) do update set ${OVERWRITTEN}`,
      );
    },

    async move(edition, moved) {
      if (moved.length === 0) return;
      const values = JSON.stringify(moved.map((one) => [one.entityType, one.entityId, one.position]));
      await queries().execute(sql`
        update ${catalogueEntries} set position = (moved.one ->> 2)::integer
        from jsonb_array_elements(${values}::jsonb) as moved (one)
        where ${ofEdition} = ${edition} and ${entityType} = moved.one ->> 0 and ${entityId} = moved.one ->> 1`);
    },

    async retire(edition, gone, now) {
      if (gone.length === 0) return;
      const values = JSON.stringify(gone.map((one) => [one.entityType, one.entityId]));
      await queries().execute(sql`
        update ${catalogueEntries} set retired_at = ${now.toString()}::timestamptz
        from jsonb_array_elements(${values}::jsonb) as gone (one)
        where ${ofEdition} = ${edition} and ${entityType} = gone.one ->> 0 and ${entityId} = gone.one ->> 1`);
    },
  };
}
