import { and, eq, isNull, lt, ne, or } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { speakerOrders } from "./speakers-tables.ts";

export type SpeakerOrderRow = typeof speakerOrders.$inferSelect;
type Order = Pick<SpeakerOrderRow, "state" | "changedAt"> &
  Partial<Pick<SpeakerOrderRow, "sourceType" | "sourceId" | "startAt">>;
interface Whose {
  deviceId: string;
  identityId: string;
}

export interface SpeakersRepository {
  list(identityId: string): Promise<SpeakerOrderRow[]>;
  /** Gives a new order; what it does not say stays as it was. */
  put(whose: Whose, order: Order): Promise<SpeakerOrderRow>;
  /** Notes that a device asked, at most once in the time since `before`; answers its order. */
  hear(whose: Whose, times: { now: Temporal.Instant; before: Temporal.Instant }): Promise<SpeakerOrderRow>;
  removeAllOf(identityId: string): Promise<void>;
  removeOlder(before: Temporal.Instant): Promise<void>;
}

const NOTHING = { sourceType: null, sourceId: null, startAt: null } as const;

/** Storage of what linked devices are to play. */
export function createSpeakersRepository(database: Database): SpeakersRepository {
  const queries = () => database.queries();
  const { deviceId: device, identityId: owner, heardAt } = speakerOrders;
  const find = async ({ deviceId, identityId }: Whose) => {
    const [row] = await queries()
      .select()
      .from(speakerOrders)
      .where(and(eq(device, deviceId), eq(owner, identityId)));
    return row;
  };
  return {
    async list(identityId) {
      return queries().select().from(speakerOrders).where(eq(owner, identityId));
    },

    async put(whose, order) {
      const before = await find(whose);
      const row = { heardAt: null, ...NOTHING, ...before, ...whose, ...order };
      // Whose it was before has nothing to say any more, and the moment of its last question is its own.
      const { heardAt: _heardAt, ...set } = row;
      const [written = row] = await queries()
        .insert(speakerOrders)
        .values(row)
        .onConflictDoUpdate({ target: device, set })
        .returning();
      return written;
    },

    async hear(whose, { now, before }) {
      const nobodyYet = { ...whose, ...NOTHING, state: "stopped" as const, changedAt: null, heardAt: now };
      await queries()
        .insert(speakerOrders)
        .values(nobodyYet)
        .onConflictDoUpdate({
          target: device,
          set: nobodyYet,
          setWhere: ne(owner, whose.identityId),
        });
      await queries()
        .update(speakerOrders)
        .set({ heardAt: now })
        .where(and(eq(device, whose.deviceId), or(isNull(heardAt), lt(heardAt, before))));
      return (await find(whose)) ?? nobodyYet;
    },

    async removeAllOf(identityId) {
      await queries().delete(speakerOrders).where(eq(owner, identityId));
    },

    async removeOlder(before) {
      await queries()
        .delete(speakerOrders)
        .where(
          and(
            or(isNull(heardAt), lt(heardAt, before)),
            or(isNull(speakerOrders.changedAt), lt(speakerOrders.changedAt, before)),
          ),
        );
    },
  };
}
