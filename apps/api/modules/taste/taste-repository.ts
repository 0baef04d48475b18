import type { TasteType, TasteValue } from "@skywave/contract";
import { and, asc, count, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { stationFeedback, tastes } from "./taste-tables.ts";
import type { TasteKey } from "./tastes.ts";

export type TasteRow = typeof tastes.$inferSelect;

/** A choice, or that there is none any more. */
export type Choice = TasteKey & { value: TasteValue | "none" };

export interface TasteRepository {
  /** In the order in which they were chosen. */
  list(identityId: string): Promise<{ tasteType: TasteType; tasteId: string; isLiked: boolean }[]>;
  /** All of them or, if something goes wrong, none. */
  change(identityId: string, choices: readonly Choice[], at: Temporal.Instant): Promise<void>;
  removeAllOf(identityId: string): Promise<void>;
}

/** Storage of what people like. */
export function createTasteRepository(database: Database): TasteRepository {
  const queries = () => database.queries();
  return {
    async list(identityId) {
      const { tasteType, tasteId, isLiked, changedAt } = tastes;
      return queries()
        .select({ tasteType, tasteId, isLiked })
        .from(tastes)
        .where(eq(tastes.identityId, identityId))
        .orderBy(asc(changedAt), asc(tasteType), asc(tasteId));
    },

    async change(identityId, choices, changedAt) {
      // The last of two about the same thing counts.
      const last = new Map(choices.map((choice) => [`${choice.tasteType} ${choice.tasteId}`, choice]));
      // Two changes at once meet their rows in the same order.
      const ordered = [...last].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, choice]) => choice);
      const kept = ordered.flatMap(({ value, ...key }): TasteRow[] =>
        value === "none" ? [] : [{ identityId, ...key, isLiked: value === "like", changedAt }],
      );
      const gone = ordered.filter(({ value }) => value === "none");
      await database.inTransaction(async () => {
        if (gone.length > 0)
          await queries()
            .delete(tastes)
            .where(
              and(
                eq(tastes.identityId, identityId),
                or(
                  ...gone.map(({ tasteType, tasteId }) =>
                    and(eq(tastes.tasteType, tasteType), eq(tastes.tasteId, tasteId)),
                  ),
                ),
              ),
            );
        if (kept.length > 0)
          await queries()
            .insert(tastes)
            .values(kept)
            .onConflictDoUpdate({
              target: [tastes.identityId, tastes.tasteType, tastes.tasteId],
              set: { isLiked: sql`excluded.is_liked` },
            });
      });
    },

    async removeAllOf(identityId) {
      await queries().delete(tastes).where(eq(tastes.identityId, identityId));
    },
  };
}

/** A station, as the wire names it. */
export interface Station {
  contentEntityType: string;
  contentEntityId: string;
}

export interface FeedbackRepository {
  list(
    identityId: string,
    station: Station,
    itemEntityIds: readonly string[],
  ): Promise<{ itemEntityId: string; isUp: boolean }[]>;
  change(
    identityId: string,
    station: Station,
    change: { itemEntityIds: readonly string[]; value: "up" | "down" | "none"; at: Temporal.Instant },
  ): Promise<void>;
  /** Of each channel the thumbs up for what is its own, and those down, whichever station it was heard in. */
  countByChannel(identityId: string): Promise<{ channel: string; isUp: boolean; count: number }[]>;
  removeAllOf(identityId: string): Promise<void>;
}

/** Storage of thumbs up and down. */
export function createFeedbackRepository(database: Database): FeedbackRepository {
  const queries = () => database.queries();
  const { contentEntityType, contentEntityId, itemEntityId, isUp } = stationFeedback;
  const isOf = (identityId: string) => eq(stationFeedback.identityId, identityId);
  const among = (identityId: string, station: Station, itemEntityIds: readonly string[]) =>
    and(
      isOf(identityId),
      eq(contentEntityType, station.contentEntityType),
      eq(contentEntityId, station.contentEntityId),
      inArray(itemEntityId, [...itemEntityIds]),
    );
  return {
    async list(identityId, station, itemEntityIds) {
      return queries()
        .select({ itemEntityId, isUp })
        .from(stationFeedback)
        .where(among(identityId, station, itemEntityIds));
    },

    async change(identityId, station, { itemEntityIds, value, at }) {
      if (value === "none") {
        await queries()
          .delete(stationFeedback)
          .where(among(identityId, station, itemEntityIds));
        return;
      }
      const row = { identityId, ...station, isUp: value === "up", changedAt: at };
      await queries()
        .insert(stationFeedback)
        .values(itemEntityIds.toSorted().map((id) => ({ ...row, itemEntityId: id })))
        .onConflictDoUpdate({
          target: [stationFeedback.identityId, contentEntityType, contentEntityId, itemEntityId],
          set: { isUp: row.isUp, changedAt: at },
        });
    },

    async countByChannel(identityId) {
      // An item's id begins with the number of its channel.
      const channel = sql<string>`split_part(${itemEntityId}, '-', 1)`;
      return queries()
        .select({ channel, isUp, count: count() })
        .from(stationFeedback)
        .where(isOf(identityId))
        .groupBy(channel, isUp);
    },

    async removeAllOf(identityId) {
      await queries().delete(stationFeedback).where(isOf(identityId));
    },
  };
}
