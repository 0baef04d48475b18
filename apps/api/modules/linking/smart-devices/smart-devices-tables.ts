import { index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";
import type { LinkFlow } from "../user-codes/user-codes-tables.ts";

/** Devices that play for a person without signing in each time. A device plays for one person. */
export const smartDevices = pgTable(
  "smart_devices",
  {
    id: text().primaryKey(),
    identityId: text().notNull(),
    deviceId: text().notNull(),
    deviceName: text().notNull(),
    kind: text().$type<LinkFlow>().notNull(),
    linkedAt: instant().notNull(),
  },
  (table) => [unique("smart_devices_device").on(table.deviceId), index().on(table.identityId)],
);
