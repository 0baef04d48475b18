import type { Address } from "@skywave/domain/addresses/address";
import type { Locale } from "@skywave/domain/locale/locale";
import type { TrialKind } from "@skywave/domain/vehicles/decide-used-car-code";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { billingDay, instant } from "#platform/database/columns.ts";

/**
 * Free days that makers give along with vehicles. A radio and a vehicle have one of each kind, so each is claimed once; that
 * nobody has two at a time is held by the one live subscription that a person can have of a product.
 */
export const vehicleTrials = pgTable(
  "vehicle_trials",
  {
    id: text().primaryKey(),
    /** Who gives it, and the name that it has there. */
    makerId: text().notNull(),
    reference: text().notNull(),
    radioId: text().notNull(),
    vin: text(),
    kind: text().$type<TrialKind>().notNull(),
    days: integer().notNull(),
    /** Null until the radio is first heard. */
    startsOn: billingDay(),
    /** Of whom the maker says it is for; forgotten once it is claimed. */
    email: text(),
    /** The maker's own account of the driver. */
    oemDriverId: text(),
    /** Where the vehicle was handed over: where it is used, as far as anybody knows. */
    dealerAddress: jsonb().$type<Address>().notNull(),
    /** Of the secret in the maker's link, which names the vehicle and gives no right to anything. */
    linkDigest: text().notNull(),
    linkExpiresAt: instant().notNull(),
    /** Grows with each fresh link, which ends the one before. */
    linkNumber: integer().notNull(),
    givenAt: instant().notNull(),
    claimedBy: text(),
    claimedAt: instant(),
    subscriptionId: text(),
  },
  (table) => [
    uniqueIndex("vehicle_trials_one_reference").on(table.makerId, table.reference),
    uniqueIndex("vehicle_trials_one_of_a_radio").on(table.radioId, table.kind),
    uniqueIndex("vehicle_trials_one_of_a_vehicle").on(table.vin, table.kind),
    uniqueIndex("vehicle_trials_one_link").on(table.linkDigest),
    index("vehicle_trials_claimed_by").on(table.claimedBy),
    // Of used cars each person has one, however many they buy.
    uniqueIndex("vehicle_trials_one_used_car_of_a_person")
      .on(table.claimedBy)
      .where(sql`${table.kind} = 'usedCar'`),
  ],
);

/** Terms that whoever held a link accepted, by browser. */
export const vehicleTrialTerms = pgTable(
  "vehicle_trial_terms",
  {
    trialId: text().notNull(),
    deviceId: text().notNull(),
    version: text().notNull(),
    language: text().$type<Locale>().notNull(),
    acceptedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trialId, table.deviceId, table.version] })],
);

/** Messages of makers that were taken, by the name that each has alone. */
export const makerMessages = pgTable(
  "maker_messages",
  { makerId: text().notNull(), nonce: text().notNull(), receivedAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.makerId, table.nonce] }), index().on(table.receivedAt)],
);
