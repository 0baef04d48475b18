import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** The radios of the sandbox's garage, as they stand: what a real uplink could not know. */
export const localRadios = pgTable("local_radios", {
  radioId: text().primaryKey(),
  isOn: boolean().notNull(),
  /** Under a roof no radio hears a satellite. */
  isUnderRoof: boolean().notNull(),
  /** What it took up from the last instruction that it heard. */
  isActivated: boolean().notNull(),
  heardAt: instant(),
});
