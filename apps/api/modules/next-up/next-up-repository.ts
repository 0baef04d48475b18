import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { nextUp } from "./next-up-tables.ts";

export type Queue = Pick<typeof nextUp.$inferSelect, "isEnabled" | "items">;

/** Of whoever has not put anything into one. */
const EMPTY_QUEUE: Queue = { isEnabled: true, items: [] };

export interface NextUpRepository {
  find(identityId: string): Promise<Queue>;
  /** Two changes at once are made one after the other; undefined leaves it as it is. */
  change(
    identityId: string,
    decide: (queue: Queue) => Queue | undefined,
    at: Temporal.Instant,
  ): Promise<void>;
  removeAllOf(identityId: string): Promise<void>;
}

/** Storage of what people want to hear next. */
export function createNextUpRepository(database: Database): NextUpRepository {
  const queries = () => database.queries();
  const isOf = (identityId: string) => eq(nextUp.identityId, identityId);
  const { isEnabled, items } = nextUp;
  return {
    async find(identityId) {
      const [queue] = await queries().select({ isEnabled, items }).from(nextUp).where(isOf(identityId));
      return queue ?? EMPTY_QUEUE;
    },

    async change(identityId, decide, changedAt) {
      await database.inTransaction(async () => {
        await queries()
          .insert(nextUp)
          .values({ identityId, ...EMPTY_QUEUE, changedAt })
          .onConflictDoNothing();
        const [queue = EMPTY_QUEUE] = await queries()
          .select({ isEnabled, items })
          .from(nextUp)
          .where(isOf(identityId))
          .for("update");
        const changed = decide(queue);
        if (changed === undefined) return;
        await queries()
          .update(nextUp)
          .set({ ...changed, changedAt })
          .where(isOf(identityId));
      });
    },

    async removeAllOf(identityId) {
      await queries().delete(nextUp).where(isOf(identityId));
    },
  };
}
