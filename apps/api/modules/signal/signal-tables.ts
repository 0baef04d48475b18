import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/**
 * How far an instruction has come: waiting for the uplink, sent and sent again, heard by the radio, playing, or never
 * heard in all the time that it was sent.
 */
export type RefreshState = "queued" | "sent" | "heard" | "playing" | "unheard";

/** Instructions to radios to take up what they are entitled to, as the uplink sends them. */
export const signalRefreshes = pgTable(
  "signal_refreshes",
  {
    id: text().primaryKey(),
    radioId: text().notNull(),
    state: text().$type<RefreshState>().notNull(),
    /** Somebody asked for it, which is counted; or the radio has just got a plan. */
    cause: text().$type<"asked" | "activation">().notNull().default("asked"),
    requestedAt: instant().notNull(),
    sentAt: instant(),
    /** How often it was sent. */
    sendCount: integer().notNull(),
    heardAt: instant(),
    /** When it is sent, or asked about, next; null once nothing more is to be done. */
    nextSendAt: instant(),
    /** From then on it is not sent any more. */
    endsAt: instant().notNull(),
  },
  ({ radioId, requestedAt, nextSendAt }) => [
    index().on(radioId, requestedAt),
    index("signal_refreshes_due")
      .on(nextSendAt)
      .where(sql`${nextSendAt} is not null`),
    uniqueIndex("signal_refreshes_one_at_a_time")
      .on(radioId)
      .where(sql`${nextSendAt} is not null`),
  ],
);

/**
 * Radios whose plan is over, or has moved on: each is told so until it has heard, or the time is over. The row stays as long as the
 * radio is to be silent.
 */
export const radioSilences = pgTable(
  "radio_silences",
  {
    radioId: text().primaryKey(),
    /** The radio on which the plan goes on: this one plays until that one does. */
    waitsForRadioId: text(),
    requestedAt: instant().notNull(),
    sentAt: instant(),
    sendCount: integer().notNull(),
    heardAt: instant(),
    /** When it is sent next; null once nothing more is to be done. */
    nextSendAt: instant(),
  },
  ({ waitsForRadioId, nextSendAt }) => [
    index("radio_silences_due")
      .on(nextSendAt)
      .where(sql`${nextSendAt} is not null`),
    index("radio_silences_waiting")
      .on(waitsForRadioId)
      .where(sql`${waitsForRadioId} is not null`),
  ],
);

/** How often a phone was sent the steps of a refresh, for which radio; the phone is kept as a digest. */
export const refreshTexts = pgTable(
  "refresh_texts",
  {
    id: text().primaryKey(),
    phoneDigest: text().notNull(),
    radioId: text().notNull(),
    sentAt: instant().notNull(),
  },
  ({ phoneDigest, sentAt }) => [index().on(phoneDigest, sentAt)],
);
