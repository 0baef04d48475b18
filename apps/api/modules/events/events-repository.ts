import type { TelemetryEvent, UserEvent } from "@skywave/contract";
import { lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { arrayLiteral } from "./array-literal.ts";
import { type StoredAttributes, telemetryEvents, userEvents } from "./events-tables.ts";

/** What the events of a batch have in common. */
export interface BatchOrigin {
  deviceId: string;
  receivedAt: Temporal.Instant;
}

export interface UserBatchOrigin extends BatchOrigin {
  sessionId: string;
  identityId: string | null;
}

export interface TelemetryBatchOrigin extends BatchOrigin {
  identityId: string;
  version: "v2" | "v3";
}

export interface EventsRepository {
  addUserEvents(events: readonly UserEvent[], origin: UserBatchOrigin): Promise<void>;
  addTelemetryEvents(events: readonly TelemetryEvent[], origin: TelemetryBatchOrigin): Promise<void>;
  removeBefore(before: Temporal.Instant): Promise<void>;
}

/**
 * Storage of events. A batch is one statement: it is stored as a whole or not at all, and an event that is on record
 * already stays as it is. Each column comes as one array, so the statement is the same for every size of batch, and
 * its name lets a connection plan it once.
 */
export function createEventsRepository(database: Database): EventsRepository {
  const queries = () => database.queries();
  return {
    async addUserEvents(events, { deviceId, sessionId, identityId, receivedAt }) {
      const columns = sql`
        select id, ${deviceId}, ${sessionId}, ${identityId}, name, token, time, epoch, counter, ${ATTRIBUTES},
          ${receivedAt.toString()}::timestamptz
        from rows from (
          unnest(${arrayLiteral(events, ({ eventId }) => eventId)}::text[]),
          unnest(${arrayLiteral(events, ({ eventName }) => eventName)}::text[]),
          unnest(${arrayLiteral(events, ({ eventTokenId }) => eventTokenId)}::text[]),
          unnest(${arrayLiteral(events, ({ time }) => time)}::float8[]),
          unnest(${arrayLiteral(events, epochOf)}::float8[]),
          unnest(${arrayLiteral(events, counterOf)}::bigint[]),
          jsonb_array_elements(${attributesOf(events)}::jsonb)
        ) as event (id, name, token, time, epoch, counter, attributes)`;
      const statement = queries().insert(userEvents).select(columns).onConflictDoNothing();
      await statement.prepare("add_user_events").execute();
    },

    async addTelemetryEvents(events, { deviceId, identityId, version, receivedAt }) {
      const columns = sql`
        select id, ${identityId}, ${deviceId}, ${version}, name, is_test, time, system_time, internal_time,
          adjustment, latency, using_clock, epoch, counter, ${ATTRIBUTES}, ${receivedAt.toString()}::timestamptz
        from rows from (
          unnest(${arrayLiteral(events, ({ eventId }) => eventId)}::text[]),
          unnest(${arrayLiteral(events, ({ eventName }) => eventName)}::text[]),
          unnest(${arrayLiteral(events, ({ isTest }) => isTest)}::boolean[]),
          unnest(${arrayLiteral(events, ({ time }) => time)}::float8[]),
          unnest(${arrayLiteral(events, ({ systemClockTime }) => systemClockTime)}::float8[]),
          unnest(${arrayLiteral(events, ({ internalClockTime }) => internalClockTime)}::float8[]),
          unnest(${arrayLiteral(events, ({ clockAdjustment }) => clockAdjustment)}::float8[]),
          unnest(${arrayLiteral(events, ({ averageLatency }) => averageLatency)}::float8[]),
          unnest(${arrayLiteral(events, ({ usingClock }) => usingClock)}::text[]),
          unnest(${arrayLiteral(events, epochOf)}::float8[]),
          unnest(${arrayLiteral(events, counterOf)}::bigint[]),
          jsonb_array_elements(${attributesOf(events)}::jsonb)
        ) as event (id, name, is_test, time, system_time, internal_time, adjustment, latency, using_clock, epoch,
          counter, attributes)`;
      const statement = queries().insert(telemetryEvents).select(columns).onConflictDoNothing();
      await statement.prepare("add_telemetry_events").execute();
    },

    async removeBefore(before) {
      await queries().delete(userEvents).where(lt(userEvents.receivedAt, before));
      await queries().delete(telemetryEvents).where(lt(telemetryEvents.receivedAt, before));
    },
  };
}

interface Stamped {
  logicalClock: readonly [epoch: number, counter: number];
  attributes?: StoredAttributes | undefined;
}

const epochOf = ({ logicalClock: [epoch] }: Stamped) => epoch;
const counterOf = ({ logicalClock: [, counter] }: Stamped) => counter;
// All in one document, which is written and read faster than an array of documents.
const attributesOf = (events: readonly Stamped[]) =>
  JSON.stringify(events.map(({ attributes }) => attributes ?? null));
const ATTRIBUTES = sql.raw("nullif(attributes, 'null'::jsonb)");
