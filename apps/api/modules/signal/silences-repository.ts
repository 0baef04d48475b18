import { and, asc, eq, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { radioSilences, signalRefreshes } from "./signal-tables.ts";

export type RadioSilence = typeof radioSilences.$inferSelect;

export interface SilencesRepository {
  /** Decides in one transaction what some radios are to do, while nobody else does of any of them. */
  inTurn<T>(radioIds: readonly string[], decide: () => Promise<T>): Promise<T>;
  /**
   * Adds one; a radio that is to be silent already stays as it is, as of now. Those that wait for it wait as it does, and it
   * waits as the one does that it is to wait for. Tells for which radio it waits.
   */
  add(silence: RadioSilence): Promise<string | null>;
  /** One that was asked for since then, if it is said. */
  has(radioId: string, since?: Temporal.Instant): Promise<boolean>;
  /**
   * Takes back that a radio is to be silent, if it was asked for by then, where that is said; whoever tells it so at this moment
   * is waited for.
   */
  remove(radioId: string, until?: Temporal.Instant): Promise<void>;
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
  const find = async (radioId: string): Promise<RadioSilence | undefined> => {
    const [row] = await queries().select().from(radioSilences).where(eq(radioSilences.radioId, radioId));
    return row;
  };
  return {
    inTurn: (radioIds, decide) =>
      database.inTransaction(async () => {
        // In one order, so that no two wait for each other.
        for (const radioId of radioIds.toSorted())
          await queries().execute(
            sql`select pg_advisory_xact_lock(hashtextextended(${`signal.${radioId}`}, 0))`,
          );
        return decide();
      }),

    async add(silence) {
      const { radioId, waitsForRadioId, nextSendAt, requestedAt } = silence;
      await queries()
        .insert(radioSilences)
        .values(silence)
        .onConflictDoUpdate({ target: radioSilences.radioId, set: { requestedAt } });
      await queries()
        .update(radioSilences)
        .set({ waitsForRadioId, nextSendAt })
        .where(and(eq(radioSilences.waitsForRadioId, radioId), isNull(radioSilences.sentAt)));
      // Whichever of the two is written down last finds the other one.
      const next = waitsForRadioId === null ? undefined : await find(waitsForRadioId);
      if (next === undefined) return waitsForRadioId;
      await queries()
        .update(radioSilences)
        .set({ waitsForRadioId: next.waitsForRadioId, nextSendAt: next.nextSendAt ?? requestedAt })
        .where(and(eq(radioSilences.radioId, radioId), isNull(radioSilences.sentAt)));
      return next.waitsForRadioId;
    },

    async has(radioId, since) {
      const rows = await queries()
        .select({ radioId: radioSilences.radioId })
        .from(radioSilences)
        .where(and(eq(radioSilences.radioId, radioId), since && gte(radioSilences.requestedAt, since)));
      return rows.length > 0;
    },

    async remove(radioId, until) {
      await queries()
        .delete(radioSilences)
        .where(and(eq(radioSilences.radioId, radioId), until && lte(radioSilences.requestedAt, until)));
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
