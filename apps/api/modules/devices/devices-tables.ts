import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

export interface DeviceAttributes {
  browser: { app: string; appVersion: string; browser: string; browserVersion: string; userAgent: string };
}

/** Browsers that hold a device grant; grants are kept as digests. */
export const devices = pgTable("devices", {
  id: text().primaryKey(),
  platform: text().notNull(),
  attributes: jsonb().$type<DeviceAttributes>().notNull(),
  grantDigest: text().notNull(),
  grantExpiresAt: instant().notNull(),
  refreshGrantDigest: text().notNull(),
  refreshGrantExpiresAt: instant().notNull(),
  createdAt: instant().notNull(),
});
