import { and, asc, eq, gte, isNotNull, isNull, lte } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { radioSilences, signalRefreshes } from "./signal-tables.ts";

export type RadioSilence = typeof radioSilences.$inferSelect;

export interface SilencesRepository {
  /** Adds one; a radio that is to be silent already stays as it is. Those that wait for it wait as it does. */
  add(silence: RadioSilence): Promise<void>;
  has(radioId: string): Promise<boolean>;
  /** Takes back that a radio is to be silent; whoever tells it so at this moment is waited for. */
  remove(radioId: string): Promise<void>;
  /** A radio plays: those that have waited for it are due. */
  release(playingRadioId: string, at: Temporal.Instant): Promise<void>;
  /** Those that are due, kept from everybody else until the transaction ends. */
  lockDue(now: Temporal.Instant): Promise<RadioSilence[]>;
  /** Whether a radio has taken up anything from a time on. */
  isHeardSince(radioId: string, from: Temporal.Instant): Promise<boolean>;
  /** Sends a radio nothing more of what runs. */
  stopPlaying(radioId: string): Promise<void>;
  advance(
    radioId: string,
    progress: Pick<RadioSilence, "nextSendAt"> &
      Partial<Pick<RadioSilence, "sentAt" | "sendCount" | "heardAt">>,
  ): Promise<void>;
}

const MOST_AT_ONCE = 100;

/** Storage of the radios that are to be silent, and of what that ends. */
export function createSilencesRepository(database: Database): SilencesRepository {
  const queries = () => database.queries();
  return {
    async add(silence) {
      const { radioId, waitsForRadioId, nextSendAt } = silence;
      await queries().insert(radioSilences).values(silence).onConflictDoNothing();
      await queries()
        .update(radioSilences)
        .set({ waitsForRadioId, nextSendAt })
        .where(and(eq(radioSilences.waitsForRadioId, radioId), isNull(radioSilences.sentAt)));
    },

    async has(radioId) {
      const rows = await queries()
        .select({ radioId: radioSilences.radioId })
        .from(radioSilences)
        .where(eq(radioSilences.radioId, radioId));
      return rows.length > 0;
    },

    async remove(radioId) {
      await queries().delete(radioSilences).where(eq(radioSilences.radioId, radioId));
    },

    async release(playingRadioId, at) {
      await queries()
        .update(radioSilences)
        .set({ waitsForRadioId: null, nextSendAt: at })
        .where(eq(radioSilences.waitsForRadioId, playingRadioId));
    },

    async lockDue(now) {
      return queries()
        .select()
        .from(radioSilences)
        .where(lte(radioSilences.nextSendAt, now))
        .orderBy(asc(radioSilences.nextSendAt))
        .limit(MOST_AT_ONCE)
        .for("update", { skipLocked: true });
    },

    async isHeardSince(radioId, from) {
      const rows = await queries()
        .select({ id: signalRefreshes.id })
        .from(signalRefreshes)
        .where(and(eq(signalRefreshes.radioId, radioId), gte(signalRefreshes.heardAt, from)))
        .limit(1);
      return rows.length > 0;
    },

    async stopPlaying(radioId) {
      await queries()
        .update(signalRefreshes)
        .set({ nextSendAt: null })
        .where(and(eq(signalRefreshes.radioId, radioId), isNotNull(signalRefreshes.nextSendAt)));
    },

    async advance(radioId, progress) {
      await queries().update(radioSilences).set(progress).where(eq(radioSilences.radioId, radioId));
    },
  };
}
