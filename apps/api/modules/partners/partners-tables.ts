import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** What partners owe people as part of a plan. */
export const partnerEntitlements = pgTable(
  "partner_entitlements",
  {
    identityId: text().notNull(),
    /** The key the partner knows it by, too. */
    id: text().notNull(),
    subscriptionId: text().notNull(),
    productId: text().notNull(),
    status: text().$type<"pending" | "activated">().notNull(),
    /** The partner's page, encrypted; it is shown again for a few minutes only. */
    encryptedSignupUrl: text(),
    shownUntil: instant(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.id] })],
);

/** Plans that partners sold and people have taken. One belongs to the person who took it first. */
export const partnerPlans = pgTable("partner_plans", {
  /** The name it has at the partner. */
  reference: text().primaryKey(),
  identityId: text().notNull(),
  subscriptionId: text().notNull(),
  redeemedAt: instant().notNull(),
});

/** Devices that a partner has paid for. */
export const partnerDevices = pgTable("partner_devices", {
  deviceId: text().primaryKey(),
  until: instant().notNull(),
});
