import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { localRadios } from "./local-radios-tables.ts";

export type LocalRadio = typeof localRadios.$inferSelect;
type Switches = Partial<Pick<LocalRadio, "isOn" | "isUnderRoof">>;

export interface LocalRadiosRepository {
  /** Adds a radio; one that is there stays as it is. */
  add(radio: LocalRadio): Promise<void>;
  list(radioIds: readonly string[]): Promise<LocalRadio[]>;
  /** Switches a radio on or off, or drives it in or out; undefined where there is none. */
  change(radioId: string, switches: Switches): Promise<LocalRadio | undefined>;
  /** What of the sky's instructions arrives: only with a radio that is on and sees the sky. */
  hear(
    radioIds: readonly string[],
    instruction: { at: Temporal.Instant; isActivated: boolean },
  ): Promise<void>;
  listHeard(radioIds: readonly string[]): Promise<LocalRadio[]>;
}

/** Storage of the garage's radios. */
export function createLocalRadiosRepository(database: Database): LocalRadiosRepository {
  const queries = () => database.queries();
  return {
    async add(radio) {
      await queries().insert(localRadios).values(radio).onConflictDoNothing();
    },

    async list(radioIds) {
      return queries()
        .select()
        .from(localRadios)
        .where(inArray(localRadios.radioId, [...radioIds]));
    },

    async change(radioId, switches) {
      const [row] = await queries()
        .update(localRadios)
        .set(switches)
        .where(eq(localRadios.radioId, radioId))
        .returning();
      return row;
    },

    async hear(radioIds, { at, isActivated }) {
      await queries()
        .update(localRadios)
        .set({ isActivated, heardAt: at })
        .where(
          and(
            inArray(localRadios.radioId, [...radioIds]),
            eq(localRadios.isOn, true),
            eq(localRadios.isUnderRoof, false),
          ),
        );
    },

    async listHeard(radioIds) {
      return queries()
        .select()
        .from(localRadios)
        .where(and(inArray(localRadios.radioId, [...radioIds]), sql`${localRadios.heardAt} is not null`));
    },
  };
}
