import type { RemovalReason } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";
import type { Capability, RadioKind } from "@skywave/domain/radios/radio";
import type { VehicleKind } from "@skywave/domain/vehicles/vehicle";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Every radio that was made for our signal, whoever has it and whether it plays or not. */
export const radios = pgTable("radios", {
  radioId: text().primaryKey(),
  country: text().$type<Country>().notNull(),
  kind: text().$type<RadioKind>().notNull(),
  /** The maker of vehicles who built it in; null for one that was bought in a shop. */
  maker: text(),
  capabilities: text().array().$type<Capability[]>().notNull(),
});

/** Cars, boats and planes. Whose they are is not known here. */
export const vehicles = pgTable("vehicles", {
  vin: text().primaryKey(),
  kind: text().$type<VehicleKind>().notNull(),
  year: integer().notNull(),
  make: text().notNull(),
  model: text().notNull(),
  isElectric: boolean().notNull().default(false),
});

/** Which radio is, or was, in which vehicle. A link has an end, as a radio can be taken out. */
export const radioVehicles = pgTable(
  "radio_vehicles",
  {
    id: text().primaryKey(),
    radioId: text().notNull(),
    vin: text().notNull(),
    since: instant().notNull(),
    until: instant(),
  },
  ({ radioId, vin, until }) => [
    uniqueIndex("radio_vehicles_one_vehicle")
      .on(radioId)
      .where(sql`${until} is null`),
    uniqueIndex("radio_vehicles_one_radio")
      .on(vin)
      .where(sql`${until} is null`),
  ],
);

/** On which radio a subscription is, or was, heard. It has one at a time, or two while it moves, and a radio serves one at a time. */
export const radioSubscriptions = pgTable(
  "radio_subscriptions",
  {
    id: text().primaryKey(),
    identityId: text().notNull(),
    subscriptionId: text().notNull(),
    radioId: text().notNull(),
    since: instant().notNull(),
    until: instant(),
    /** It is to go on here once its move is paid for; until then it is heard where it was. */
    isMovingIn: boolean().notNull().default(false),
    /** Of its owner, who took it off; null where it ended otherwise. */
    removalReason: text().$type<RemovalReason>(),
    /** In their own words. */
    removalNote: text(),
  },
  ({ identityId, subscriptionId, radioId, until, isMovingIn }) => [
    uniqueIndex("radio_subscriptions_one_subscription")
      .on(radioId)
      .where(sql`${until} is null`),
    uniqueIndex("radio_subscriptions_one_radio")
      .on(subscriptionId, isMovingIn)
      .where(sql`${until} is null`),
    index().on(identityId),
    // What was heard is asked for, too: how often a radio has moved, and since when it is silent.
    index().on(radioId),
    index().on(subscriptionId),
  ],
);

/** Who asked for the vehicle of a plate, when and why: the law on drivers' data asks for five years of it. */
export const plateLookups = pgTable(
  "plate_lookups",
  {
    id: text().primaryKey(),
    at: instant().notNull(),
    deviceId: text().notNull(),
    /** Of state and plate, under a key of ours: it says of a plate that is named whether it was asked for. */
    plateDigest: text().notNull(),
    purpose: text().$type<"find-own-radio">().notNull(),
    /** How many radios were told. */
    found: integer().notNull(),
  },
  ({ at, plateDigest }) => [index().on(at), index().on(plateDigest)],
);
