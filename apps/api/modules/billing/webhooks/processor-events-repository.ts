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
  /** Whether its payment is settled; an event that has not come before is then stored as handled. */
  keepIfSettled(event: NewEvent, chargeKey: string): Promise<boolean>;
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
    async keepIfSettled({ id, type, receivedAt }, chargeKey) {
      const at = sql`${sql.param(receivedAt, processorEvents.receivedAt)}::timestamptz`;
      const isSettled = payments.isSettled(chargeKey);
      const kept = queries()
        .$with("kept")
        .as(
          queries()
            .insert(processorEvents)
            .select(sql`select ${id}::text, ${type}::text, ${at}, ${at} where ${isSettled}`)
            .onConflictDoNothing()
            .returning({ id: processorEvents.id }),
        );
      const [payment] = await queries()
        .with(kept)
        .select({ isSettled })
        .from(sql`(select 1) as event`);
      return payment?.isSettled === true;
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
