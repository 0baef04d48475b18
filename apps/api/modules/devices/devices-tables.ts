import type { SpeakerVolume } from "@skywave/contract";
import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

export interface DeviceAttributes {
  browser: { app: string; appVersion: string; browser: string; browserVersion: string; userAgent: string };
  /** Of one that was turned up or down; it stays as it was turned, whoever plays on it. */
  volume?: SpeakerVolume;
}

/** Browsers that hold a device grant; grants are kept as digests. */
export const devices = pgTable(
  "devices",
  {
    id: text().primaryKey(),
    platform: text().notNull(),
    attributes: jsonb().$type<DeviceAttributes>().notNull(),
    grantDigest: text().notNull(),
    grantExpiresAt: instant().notNull(),
    refreshGrantDigest: text().notNull(),
    refreshGrantExpiresAt: instant().notNull(),
    /** Of a grant before v2, until it is exchanged. */
    olderGrantDigest: text(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.olderGrantDigest)],
);

/** Nonces that a device signs with its grant; kept as digests, each good once. */
export const deviceChallenges = pgTable(
  "device_challenges",
  {
    digest: text().primaryKey(),
    deviceId: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
);
