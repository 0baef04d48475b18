import type { Vehicle } from "@skywave/domain/vehicles/vehicle";
import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { randomId } from "#platform/security/random-id.ts";
import { radioSubscriptions, radioVehicles, radios, vehicles } from "./radios-tables.ts";

export type Radio = typeof radios.$inferSelect;

/** A radio with the vehicle that it is in, and the subscription that is heard on it, where there are any. */
export interface RadioAsItIs {
  radio: Radio;
  vehicle: Vehicle | null;
  /** Whose subscription. Never told to anybody but them. */
  subscription: { identityId: string; id: string } | null;
}

export interface RadioLink {
  identityId: string;
  subscriptionId: string;
  radioId: string;
  since: Temporal.Instant;
}

export interface RadiosRepository {
  /** Adds a radio; one that is known stays as it is. */
  add(radio: Radio): Promise<void>;
  /** Adds a vehicle; one that is known stays as it is. */
  addVehicle(vehicle: Vehicle): Promise<void>;
  /** Says that a radio is in a vehicle; false where it is in one, or the vehicle has another. */
  place(radioId: string, vin: string, since: Temporal.Instant): Promise<boolean>;
  /** Says that a subscription is heard on a radio; false where either has another. */
  link(link: RadioLink): Promise<boolean>;
  find(radioId: string): Promise<RadioAsItIs | undefined>;
  findByVin(vin: string): Promise<RadioAsItIs | undefined>;
  /** Those that a person's subscriptions are heard on. */
  listOf(identityId: string): Promise<RadioAsItIs[]>;
  /** Those that they were heard on before. */
  listFormerOf(identityId: string): Promise<RadioAsItIs[]>;
  /** Ends what is heard on a person's radios: they have no account any more. */
  unlinkAllOf(identityId: string, at: Temporal.Instant): Promise<void>;
}

/** Storage of radios, vehicles, and what belongs together today. */
export function createRadiosRepository(database: Database): RadiosRepository {
  const queries = () => database.queries();
  const asTheyAre = () =>
    queries()
      .select({
        radio: radios,
        vehicle: vehicles,
        subscription: { identityId: radioSubscriptions.identityId, id: radioSubscriptions.subscriptionId },
      })
      .from(radios)
      .leftJoin(radioVehicles, and(eq(radioVehicles.radioId, radios.radioId), isNull(radioVehicles.until)))
      .leftJoin(vehicles, eq(vehicles.vin, radioVehicles.vin))
      .leftJoin(
        radioSubscriptions,
        and(eq(radioSubscriptions.radioId, radios.radioId), isNull(radioSubscriptions.until)),
      );
  return {
    async add(radio) {
      await queries().insert(radios).values(radio).onConflictDoNothing();
    },

    async addVehicle(vehicle) {
      await queries().insert(vehicles).values(vehicle).onConflictDoNothing();
    },

    async place(radioId, vin, since) {
      const rows = await queries()
        .insert(radioVehicles)
        .values({ id: randomId("rv"), radioId, vin, since, until: null })
        .onConflictDoNothing()
        .returning({ id: radioVehicles.id });
      return rows.length > 0;
    },

    async link(link) {
      const rows = await queries()
        .insert(radioSubscriptions)
        .values({ id: randomId("rs"), ...link, until: null })
        .onConflictDoNothing()
        .returning({ id: radioSubscriptions.id });
      return rows.length > 0;
    },

    async find(radioId) {
      const [found] = await asTheyAre().where(eq(radios.radioId, radioId));
      return found;
    },

    async findByVin(vin) {
      const [found] = await asTheyAre().where(eq(vehicles.vin, vin));
      return found;
    },

    async listOf(identityId) {
      return asTheyAre().where(eq(radioSubscriptions.identityId, identityId));
    },

    async listFormerOf(identityId) {
      const former = queries()
        .select({ radioId: radioSubscriptions.radioId })
        .from(radioSubscriptions)
        .where(and(eq(radioSubscriptions.identityId, identityId), isNotNull(radioSubscriptions.until)));
      const found = await asTheyAre().where(inArray(radios.radioId, former)).orderBy(asc(radios.radioId));
      return found.filter(({ subscription }) => subscription?.identityId !== identityId);
    },

    async unlinkAllOf(identityId, at) {
      await queries()
        .update(radioSubscriptions)
        .set({ until: at })
        .where(and(eq(radioSubscriptions.identityId, identityId), isNull(radioSubscriptions.until)));
    },
  };
}
