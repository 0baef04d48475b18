import { lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { telemetryEvents, userEvents } from "./events-tables.ts";

export type UserEventRow = typeof userEvents.$inferSelect;
export type TelemetryEventRow = typeof telemetryEvents.$inferSelect;

/** Storage of events. A batch is one statement: it is stored as a whole or not at all. */
export function createEventsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async addUserEvents(rows: UserEventRow[]): Promise<void> {
      await queries().insert(userEvents).values(rows).onConflictDoNothing();
    },

    async addTelemetryEvents(rows: TelemetryEventRow[]): Promise<void> {
      await queries().insert(telemetryEvents).values(rows).onConflictDoNothing();
    },

    async removeBefore(before: Temporal.Instant): Promise<void> {
      await queries().delete(userEvents).where(lt(userEvents.receivedAt, before));
      await queries().delete(telemetryEvents).where(lt(telemetryEvents.receivedAt, before));
    },
  };
}

export type EventsRepository = ReturnType<typeof createEventsRepository>;
