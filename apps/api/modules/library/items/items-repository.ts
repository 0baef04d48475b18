import type { ContentType } from "@skywave/contract";
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Place } from "../contents/page-cursor.ts";
import { libraryItems } from "../library-tables.ts";

export type LibraryRow = typeof libraryItems.$inferSelect;

/** By what a library is sorted; manual is the order that its person has given it. */
export type LibrarySort = "recentlyKept" | "title" | "manual";

/** A part of a library: kinds of things, in an order. */
export interface LibraryPart {
  entityTypes: readonly ContentType[] | undefined;
  sort: LibrarySort;
  isDescending: boolean;
  after: Place<string | number> | undefined;
  size: number;
  now: Temporal.Instant;
}

export interface ItemsRepository {
  /** Without the pins. */
  list(identityId: string, part: LibraryPart): Promise<LibraryRow[]>;
  listPins(identityId: string, part: Pick<LibraryPart, "entityTypes" | "now">): Promise<LibraryRow[]>;
  count(identityId: string, now: Temporal.Instant): Promise<{ entityType: ContentType; count: number }[]>;
  /** Those of some kinds that were kept last. */
  listNewest(
    identityId: string,
    which: { entityTypes: readonly ContentType[]; isReminding?: true; size: number },
  ): Promise<Pick<LibraryRow, "entityType" | "entityId" | "genre" | "isReminding" | "remindsSince">[]>;
}

const { identityId: whose, itemId, entityType, keptAt, place, pin, expiresAt } = libraryItems;
const COLUMN = { recentlyKept: keptAt, title: libraryItems.plainTitle, manual: place } as const;
const KEY_TYPE = {
  recentlyKept: sql`timestamptz`,
  title: sql`text`,
  manual: sql`bigint`,
} as const;

/** Storage of what people keep, as it is read. */
export function createItemsRepository(database: Database): ItemsRepository {
  const queries = () => database.queries();
  const isShown = (identityId: string, { entityTypes, now }: Pick<LibraryPart, "entityTypes" | "now">) =>
    and(
      eq(whose, identityId),
      or(isNull(expiresAt), gt(expiresAt, now)),
      entityTypes && inArray(entityType, [...entityTypes]),
    );
  return {
    async list(identityId, part) {
      const { sort, isDescending, after, size } = part;
      const column = COLUMN[sort];
      const direction = isDescending ? desc : asc;
      const comesAfter = isDescending ? sql`<` : sql`>`;
      return queries()
        .select()
        .from(libraryItems)
        .where(
          and(
            isShown(identityId, part),
            isNull(pin),
            after &&
              sql`(${column}, ${itemId}) ${comesAfter} (${after.key}::${KEY_TYPE[sort]}, ${after.id}::text)`,
          ),
        )
        .orderBy(direction(column), direction(itemId))
        .limit(size);
    },

    async listPins(identityId, part) {
      return queries()
        .select()
        .from(libraryItems)
        .where(and(isShown(identityId, part), isNotNull(pin)))
        .orderBy(asc(pin));
    },

    async count(identityId, now) {
      return queries()
        .select({ entityType, count: count() })
        .from(libraryItems)
        .where(isShown(identityId, { entityTypes: undefined, now }))
        .groupBy(entityType);
    },

    async listNewest(identityId, { entityTypes, isReminding, size }) {
      const { entityId, genre, remindsSince } = libraryItems;
      return queries()
        .select({ entityType, entityId, genre, isReminding: libraryItems.isReminding, remindsSince })
        .from(libraryItems)
        .where(
          and(
            eq(whose, identityId),
            inArray(entityType, [...entityTypes]),
            isReminding && eq(libraryItems.isReminding, true),
          ),
        )
        .orderBy(desc(keptAt), desc(itemId))
        .limit(size);
    },
  };
}
