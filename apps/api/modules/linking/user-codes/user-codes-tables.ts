import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** A speaker's link code lets in speakers only, a device's code the rest. */
export type LinkFlow = "device" | "speaker";

/** Devices that wait to be let in. Code and secret are kept as digests; the short code's is keyed. */
export const userCodes = pgTable(
  "user_codes",
  {
    codeDigest: text().primaryKey(),
    deviceCodeDigest: text().notNull(),
    deviceId: text().notNull(),
    flow: text().$type<LinkFlow>().notNull(),
    deviceName: text().notNull(),
    country: text().$type<"US" | "CA">().notNull(),
    region: text(),
    requestedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    intervalInSeconds: integer().notNull(),
    lastAskedAt: instant(),
    /** Who let the device in. */
    approvedBy: text(),
    /** When the device was told who let it in; once. */
    answeredAt: instant(),
    /** When the device was linked by this code; once. */
    linkedAt: instant(),
  },
  (table) => [uniqueIndex().on(table.deviceCodeDigest), index().on(table.expiresAt)],
);
