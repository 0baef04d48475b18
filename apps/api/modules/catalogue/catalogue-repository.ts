import type { EntityType } from "@skywave/contract";
import type { KnownWord } from "@skywave/domain/catalogue/vocabulary";
import {
  and,
  arrayOverlaps,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { catalogueEntries, LIVE, searchCounts } from "./catalogue-tables.ts";
import { TREND } from "./trend.ts";

export type CatalogueEntry = typeof catalogueEntries.$inferSelect;
export type FoundEntry = Omit<
  CatalogueEntry,
  | "edition"
  | "words"
  | "titleWords"
  | "plainTitle"
  | "plainTitleInFrench"
  | "position"
  | "source"
  | "digest"
  | "addedAt"
>;

/** Which things are listed: those of a kind, of some genres or categories, of a channel. All there are, where nothing is said. */
export interface ListedEntries {
  entityType?: EntityType | undefined;
  genres?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  channelNumber?: number | undefined;
  exceptChannel?: number | undefined;
  /** Those alone that are on at times. */
  hasTimes?: boolean | undefined;
  /** Those alone, whatever their order. */
  named?: readonly { entityType: EntityType; entityId: string }[] | undefined;
  /** In the order of the catalogue where nothing is said. */
  order?: "newest" | { mostFoundSince: string } | undefined;
}

export interface CatalogueRepository {
  /** What is there by that name. */
  find(entityType: EntityType, entityIds: readonly string[]): Promise<FoundEntry[]>;
  /** What is or once was there by that name. */
  findKept(entityType: EntityType, entityIds: readonly string[]): Promise<FoundEntry[]>;
  /** Some of them, in an order. */
  list(which: ListedEntries, part: { from: number; size: number }): Promise<FoundEntry[]>;
  listWords(): Promise<KnownWord[]>;
}

const {
  edition: _edition,
  titleWords: _titleWords,
  words: _words,
  plainTitle: _plainTitle,
  plainTitleInFrench: _plainTitleInFrench,
  position: _position,
  source: _source,
  digest: _digest,
  addedAt: _addedAt,
  ...shown
} = getTableColumns(catalogueEntries);
/** What of an entry is shown; the rest is how it is found. */
export const SHOWN = shown;

const IN_ORDER = [
  asc(catalogueEntries.position),
  asc(catalogueEntries.entityType),
  asc(catalogueEntries.entityId),
];

/** Of an edition, without what has left it. */
export function isIn(edition: string) {
  return and(eq(catalogueEntries.edition, edition), isNull(catalogueEntries.retiredAt));
}

/** Storage of what can be listened to, in an edition of the catalogue. */
export function createCatalogueRepository(database: Database, edition = LIVE): CatalogueRepository {
  const queries = () => database.queries();
  const { entityType, entityId } = catalogueEntries;
  const isNamed = (kind: EntityType, entityIds: readonly string[]) =>
    and(eq(entityType, kind), inArray(entityId, [...entityIds]));
  return {
    async find(kind, entityIds) {
      if (entityIds.length === 0) return [];
      return queries()
        .select(SHOWN)
        .from(catalogueEntries)
        .where(and(isIn(edition), isNamed(kind, entityIds)));
    },

    async findKept(kind, entityIds) {
      if (entityIds.length === 0) return [];
      return queries()
        .select(SHOWN)
        .from(catalogueEntries)
        .where(and(eq(catalogueEntries.edition, edition), isNamed(kind, entityIds)));
    },

    async list({ order, ...which }, part) {
      const isMeant = and(isIn(edition), meant(which));
      if (typeof order === "object")
        return listPopular(database, isMeant, { edition, since: order.mostFoundSince, ...part });
      return queries()
        .select(SHOWN)
        .from(catalogueEntries)
        .where(isMeant)
        .orderBy(...(order === "newest" ? [desc(catalogueEntries.addedAt)] : []), ...IN_ORDER)
        .limit(part.size)
        .offset(part.from);
    },

    async listWords() {
      // The statement inside it is a text of ours; editions are ids of ours, too.
      const inside = `select words from catalogue_entries where edition = '${edition}' and retired_at is null`;
      return queries()
        .select({ word: sql<string>`word`, count: sql`ndoc`.mapWith(Number) })
        .from(sql`ts_stat(${inside})`);
    },
  };
}

interface PopularPart {
  edition: string;
  since: string;
  from: number;
  size: number;
}

/**
 * Those that most devices looked for, and then the others in their order. Of the others no more are read than come before
 * the end of what is asked for.
 */
function listPopular(
  database: Database,
  isMeant: SQL | undefined,
  asked: PopularPart,
): Promise<FoundEntry[]> {
  const queries = () => database.queries();
  const { edition, since, from, size } = asked;
  const { entityType, entityId } = catalogueEntries;
  const sought = queries()
    .$with("sought")
    .as(
      queries()
        .select({
          kind: sql<string>`${searchCounts.entityType}`.as("kind"),
          id: sql<string>`${searchCounts.entityId}`.as("id"),
          devices: countDistinct(searchCounts.deviceDigest).as("devices"),
        })
        .from(searchCounts)
        .where(gte(searchCounts.day, since))
        .groupBy(searchCounts.entityType, searchCounts.entityId)
        .having(gte(countDistinct(searchCounts.deviceDigest), TREND.leastDevices)),
    );
  const { position } = catalogueEntries;
  const first = queries()
    .select({
      entityType,
      entityId,
      position,
      devices: sql`${sought.devices}`.mapWith(Number).as("found_on"),
    })
    .from(sought)
    .innerJoin(catalogueEntries, and(eq(entityType, sought.kind), eq(entityId, sought.id)))
    .where(isMeant);
  const others = queries()
    .select({ entityType, entityId, position, devices: sql`0`.mapWith(Number).as("found_on") })
    .from(catalogueEntries)
    .where(and(isMeant, sql`(${entityType}, ${entityId}) not in (select kind, id from sought)`))
    .orderBy(...IN_ORDER)
    .limit(from + size);
  const both = first.unionAll(others).as("both");
  return queries()
    .with(sought)
    .select(SHOWN)
    .from(both)
    .innerJoin(
      catalogueEntries,
      and(isIn(edition), eq(entityType, both.entityType), eq(entityId, both.entityId)),
    )
    .orderBy(desc(both.devices), asc(both.position), asc(both.entityType), asc(both.entityId))
    .limit(size)
    .offset(from);
}

function meant({
  entityType: kind,
  genres,
  categories,
  channelNumber: of,
  exceptChannel,
  hasTimes,
  named,
}: Omit<ListedEntries, "order">) {
  const { entityType, entityId, genre, channelNumber, airs } = catalogueEntries;
  return and(
    kind && eq(entityType, kind),
    genres && inArray(genre, [...genres]),
    categories &&
      (categories.length === 0 ? sql`false` : arrayOverlaps(catalogueEntries.categories, [...categories])),
    of === undefined ? undefined : eq(channelNumber, of),
    exceptChannel === undefined ? undefined : ne(channelNumber, exceptChannel),
    hasTimes ? isNotNull(airs) : undefined,
    named && or(...named.map((one) => and(eq(entityType, one.entityType), eq(entityId, one.entityId)))),
  );
}
