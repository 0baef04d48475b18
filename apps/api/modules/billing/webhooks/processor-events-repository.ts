import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Books } from "#modules/books/index.ts";
import type { Database } from "#platform/database/database.ts";
import { processorEvents, webhookRegistrations } from "./processor-events-tables.ts";

interface NewEvent {
  id: string;
  type: string;
  receivedAt: Temporal.Instant;
}

type Registration = typeof webhookRegistrations.$inferSelect;

export interface ProcessorEventsRepository {
  /** Stores an event as handled if its payment is settled; false where it is not, or the event has come before. */
  keepSettled(event: NewEvent, chargeKey: string): Promise<boolean>;
  /** False when the event has come before. */
  keep(event: NewEvent): Promise<boolean>;
  isHandled(id: string): Promise<boolean>;
  markHandled(id: string, handledAt: Temporal.Instant): Promise<void>;
  removeOlderThan(instant: Temporal.Instant): Promise<void>;
  findRegistration(url: string): Promise<Registration | undefined>;
  saveRegistration(registration: Registration): Promise<void>;
}

/** Storage of what the processor has told, and of where it was told to tell it. */
export function createProcessorEventsRepository(
  database: Database,
  payments: Pick<Books["payments"], "isSettled">,
): ProcessorEventsRepository {
  const queries = () => database.queries();
  return {
    async keepSettled({ id, type, receivedAt }, chargeKey) {
      const at = sql`${sql.param(receivedAt, processorEvents.receivedAt)}::timestamptz`;
      const rows = await queries()
        .insert(processorEvents)
        .select(sql`select ${id}::text, ${type}::text, ${at}, ${at} where ${payments.isSettled(chargeKey)}`)
        .onConflictDoNothing()
        .returning({ id: processorEvents.id });
      return rows.length > 0;
    },

    async keep(event) {
      const rows = await queries()
        .insert(processorEvents)
        .values({ ...event, handledAt: null })
        .onConflictDoNothing()
        .returning({ id: processorEvents.id });
      return rows.length > 0;
    },

    async isHandled(id) {
      const [event] = await queries().select().from(processorEvents).where(eq(processorEvents.id, id));
      return event !== undefined && event.handledAt !== null;
    },

    async markHandled(id, handledAt) {
      await queries()
        .update(processorEvents)
        .set({ handledAt })
        .where(and(eq(processorEvents.id, id), isNull(processorEvents.handledAt)));
    },

    async removeOlderThan(instant) {
      await queries().delete(processorEvents).where(lt(processorEvents.receivedAt, instant));
    },

    async findRegistration(url) {
      const [row] = await queries()
        .select()
        .from(webhookRegistrations)
        .where(eq(webhookRegistrations.url, url));
      return row;
    },

    async saveRegistration({ url, endpointId, encryptedSecret }) {
      await queries()
        .insert(webhookRegistrations)
        .values({ url, endpointId, encryptedSecret })
        .onConflictDoUpdate({ target: webhookRegistrations.url, set: { endpointId, encryptedSecret } });
    },
  };
}
