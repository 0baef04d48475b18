import type { EpisodeType } from "@skywave/contract";
import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Place } from "../contents/page-cursor.ts";
import { libraryItems, playbackStates } from "../library-tables.ts";

/** An episode that somebody keeps or has begun, and when they last did either. */
export interface OwnEpisode {
  entityType: EpisodeType;
  entityId: string;
  at: Temporal.Instant;
}

/** Storage of what people keep and of how far they are, read together: each episode once, at its later time. */
export interface YourEpisodesRepository {
  list(
    identityId: string,
    part: { now: Temporal.Instant; after: Place | undefined; size: number },
  ): Promise<OwnEpisode[]>;
}

interface Row extends Record<string, unknown> {
  entity_type: EpisodeType;
  entity_id: string;
  at: string;
}

export function createYourEpisodesRepository(database: Database): YourEpisodesRepository {
  return {
    async list(identityId, { now, after, size }) {
      const before = (at: string) =>
        after === undefined
          ? sql``
          : sql`and (${sql.raw(at)}, entity_id) < (${after.key}::timestamptz, ${after.id}::text)`;
      // Each half reads its own index no further than the page; what has a later row in the other half is left to it.
      const { rows } = await database.queries().execute<Row>(sql`
        select entity_type, entity_id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from (
          (select entity_type, entity_id, updated_at as at from ${playbackStates} state
            where identity_id = ${identityId} and expires_at > ${now.toString()}::timestamptz ${before("updated_at")}
              and not exists (select from ${libraryItems} kept where kept.identity_id = state.identity_id
                and kept.item_id = state.entity_type || '/' || state.entity_id and kept.kept_at > state.updated_at)
            order by updated_at desc, entity_id desc limit ${size})
          union all
          (select entity_type, entity_id, kept_at as at from ${libraryItems} kept
            where identity_id = ${identityId} and entity_type in ('episode-audio', 'episode-podcast')
              and expires_at > ${now.toString()}::timestamptz ${before("kept_at")}
              and not exists (select from ${playbackStates} state where state.identity_id = kept.identity_id
                and state.entity_id = kept.entity_id and state.updated_at >= kept.kept_at)
            order by kept_at desc, entity_id desc limit ${size})
        ) own order by own.at desc, entity_id desc limit ${size}`);
      return rows.map(({ entity_type: entityType, entity_id: entityId, at }) => ({
        entityType,
        entityId,
        at: Temporal.Instant.from(at),
      }));
    },
  };
}
