import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { processorEvents, webhookRegistrations } from "./processor-events-tables.ts";

type Registration = typeof webhookRegistrations.$inferSelect;

/** Storage of what the processor has told, and of where it was told to tell it. */
export function createProcessorEventsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** False when the event has come before. */
    async keep(event: { id: string; type: string; receivedAt: Temporal.Instant }): Promise<boolean> {
      const rows = await queries()
        .insert(processorEvents)
        .values({ ...event, handledAt: null })
        .onConflictDoNothing()
        .returning({ id: processorEvents.id });
      return rows.length > 0;
    },

    async isHandled(id: string): Promise<boolean> {
      const [event] = await queries().select().from(processorEvents).where(eq(processorEvents.id, id));
      return event !== undefined && event.handledAt !== null;
    },

    async markHandled(id: string, handledAt: Temporal.Instant): Promise<void> {
      await queries()
        .update(processorEvents)
        .set({ handledAt })
        .where(and(eq(processorEvents.id, id), isNull(processorEvents.handledAt)));
    },

    async removeOlderThan(instant: Temporal.Instant): Promise<void> {
      await queries().delete(processorEvents).where(lt(processorEvents.receivedAt, instant));
    },

    async findRegistration(url: string): Promise<Registration | undefined> {
      const [row] = await queries()
        .select()
        .from(webhookRegistrations)
        .where(eq(webhookRegistrations.url, url));
      return row;
    },

    async keepRegistration({ url, endpointId, sealedSecret }: Registration): Promise<void> {
      await queries()
        .insert(webhookRegistrations)
        .values({ url, endpointId, sealedSecret })
        .onConflictDoUpdate({ target: webhookRegistrations.url, set: { endpointId, sealedSecret } });
    },
  };
}

export type ProcessorEventsRepository = ReturnType<typeof createProcessorEventsRepository>;
