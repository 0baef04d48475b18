import type { TelemetryEvent, UserEvent } from "@skywave/contract";
import { asc, count, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { type BatchKind, eventBatches, telemetryEvents, userEvents } from "./events-tables.ts";

/** What the events of a batch have in common. */
export interface BatchOrigin {
  kind: BatchKind;
  deviceId: string;
  /** Null for playback events. */
  sessionId: string | null;
  /** Null for a visitor's events. */
  identityId: string | null;
  receivedAt: Temporal.Instant;
}

export interface EventsRepository {
  /** Stores a batch as it came, as a whole or not at all. */
  addBatch(events: readonly (UserEvent | TelemetryEvent)[], origin: BatchOrigin): Promise<void>;
  /** The oldest batch after another that waits to be put away. */
  findBatchAfter(id: number): Promise<number | undefined>;
  /**
   * Moves the events of a batch into their table, in one statement. An event that is on record already stays as it is,
   * and a batch that another node put away meanwhile is left to that.
   */
  putAway(id: number): Promise<void>;
  countBatches(): Promise<number>;
  removeBefore(before: Temporal.Instant): Promise<void>;
}

export function createEventsRepository(database: Database): EventsRepository {
  const queries = () => database.queries();
  const addOne = queries()
    .insert(eventBatches)
    .values({
      kind: sql.placeholder("kind"),
      deviceId: sql.placeholder("deviceId"),
      sessionId: sql.placeholder("sessionId"),
      identityId: sql.placeholder("identityId"),
      receivedAt: sql.placeholder("receivedAt"),
      events: sql.placeholder("events"),
    })
    .prepare("add_event_batch");
  return {
    addBatch: async (events, origin) => {
      await addOne.execute({ ...origin, events: JSON.stringify(events) });
    },

    async findBatchAfter(id) {
      const [batch] = await queries()
        .select({ id: eventBatches.id })
        .from(eventBatches)
        .where(gt(eventBatches.id, id))
        .orderBy(asc(eventBatches.id))
        .limit(1);
      return batch?.id;
    },

    async putAway(id) {
      await queries().execute(sql`
        with taken as (delete from ${eventBatches} where ${eventBatches.id} = ${id} returning *),
          done as (${USER_EVENTS_OF_TAKEN})
        ${TELEMETRY_EVENTS_OF_TAKEN}`);
    },

    async countBatches() {
      const [row] = await queries().select({ batches: count() }).from(eventBatches);
      return row?.batches ?? 0;
    },

    async removeBefore(before) {
      for (const table of [eventBatches, userEvents, telemetryEvents]) {
        await queries().delete(table).where(lt(table.receivedAt, before));
      }
    },
  };
}

// By the names of the contract, each in the type of its column.
const USER_EVENTS_OF_TAKEN = sql`
  insert into ${userEvents} (event_id, device_id, session_id, identity_id, event_name, event_token_id,
    time_in_milliseconds, logical_epoch, logical_counter, attributes, received_at)
  select event."eventId", device_id, session_id, identity_id, event."eventName", event."eventTokenId",
    event.time, (event."logicalClock" ->> 0)::float8, (event."logicalClock" ->> 1)::bigint, event.attributes,
    received_at
  from taken, jsonb_to_recordset(taken.events::jsonb) as event ("eventId" text, "eventName" text,
    "eventTokenId" text, time float8, "logicalClock" jsonb, attributes jsonb)
  where kind = 'user'
  on conflict do nothing`;

// Which client told it is kept among the attributes; earlier clients did not say.
const TELEMETRY_EVENTS_OF_TAKEN = sql`
  insert into ${telemetryEvents} (event_id, identity_id, device_id, version, event_name, is_test,
    time_in_milliseconds, system_clock_time_in_milliseconds, internal_clock_time_in_milliseconds,
    clock_adjustment_in_milliseconds, average_latency_in_milliseconds, using_clock, logical_epoch, logical_counter,
    attributes, received_at)
  select event."eventId", identity_id, device_id, kind, event."eventName", event."isTest", event.time,
    event."systemClockTime", event."internalClockTime", event."clockAdjustment", event."averageLatency",
    event."usingClock", (event."logicalClock" ->> 0)::float8, (event."logicalClock" ->> 1)::bigint,
    case when event."clientVersion" is null then event.attributes
      else coalesce(event.attributes, '{}') || jsonb_build_object('clientVersion', event."clientVersion") end,
    received_at
  from taken, jsonb_to_recordset(taken.events::jsonb) as event ("eventId" text, "eventName" text, "isTest" boolean,
    time float8, "systemClockTime" float8, "internalClockTime" float8, "clockAdjustment" float8,
    "averageLatency" float8, "usingClock" text, "clientVersion" text, "logicalClock" jsonb, attributes jsonb)
  where kind in ('v2', 'v3')
  on conflict do nothing`;
