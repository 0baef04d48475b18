import { lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { telemetryEvents, userEvents } from "./events-tables.ts";

export type UserEventRow = typeof userEvents.$inferSelect;
export type TelemetryEventRow = typeof telemetryEvents.$inferSelect;

export interface EventsRepository {
  addUserEvents(rows: UserEventRow[]): Promise<void>;
  addTelemetryEvents(rows: TelemetryEventRow[]): Promise<void>;
  removeBefore(before: Temporal.Instant): Promise<void>;
}

/** Storage of events. A batch is one statement: it is stored as a whole or not at all. */
export function createEventsRepository(database: Database): EventsRepository {
  const queries = () => database.queries();
  return {
    async addUserEvents(rows) {
      await queries().insert(userEvents).values(rows).onConflictDoNothing();
    },

    async addTelemetryEvents(rows) {
      await queries().insert(telemetryEvents).values(rows).onConflictDoNothing();
    },

    async removeBefore(before) {
      await queries().delete(userEvents).where(lt(userEvents.receivedAt, before));
      await queries().delete(telemetryEvents).where(lt(telemetryEvents.receivedAt, before));
    },
  };
}
