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

export interface RadiosRepository {
  /** Adds a radio; one that is known stays as it is. */
  add(radio: Radio): Promise<void>;
  /** Adds a vehicle; one that is known stays as it is. */
  addVehicle(vehicle: Vehicle): Promise<void>;
  /** Says that a radio is in a vehicle; false where it is in one, or the vehicle has another. */
  place(radioId: string, vin: string, since: Temporal.Instant): Promise<boolean>;
  find(radioId: string): Promise<RadioAsItIs | undefined>;
  findByVin(vin: string): Promise<RadioAsItIs | undefined>;
  /** Those that a person's subscriptions are heard on. */
  listOf(identityId: string): Promise<RadioAsItIs[]>;
  /** Those that they were heard on before. */
  listFormerOf(identityId: string): Promise<RadioAsItIs[]>;
}

/**
 * Storage of radios, vehicles, and what belongs together today. What the maker of a vehicle told us comes before what its number
 * says.
 */
export function createRadiosRepository(
  database: Database,
  decodeVin: (vin: string) => Vehicle | undefined,
): RadiosRepository {
  const queries = () => database.queries();
  const asItIs = ({ vin, ...found }: RadioAsItIs & { vin: string | null }): RadioAsItIs => ({
    ...found,
    vehicle: found.vehicle ?? (vin === null ? null : (decodeVin(vin) ?? null)),
  });
  const asTheyAre = () =>
    queries()
      .select({
        radio: radios,
        vehicle: vehicles,
        vin: radioVehicles.vin,
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

    async find(radioId) {
      const [found] = await asTheyAre().where(eq(radios.radioId, radioId));
      return found && asItIs(found);
    },

    async findByVin(vin) {
      const [found] = await asTheyAre().where(eq(radioVehicles.vin, vin));
      return found && asItIs(found);
    },

    async listOf(identityId) {
      const isTheirs = and(
        eq(radioSubscriptions.identityId, identityId),
        eq(radioSubscriptions.isMovingIn, false),
      );
      return (await asTheyAre().where(isTheirs)).map(asItIs);
    },

    async listFormerOf(identityId) {
      const former = queries()
        .select({ radioId: radioSubscriptions.radioId })
        .from(radioSubscriptions)
        .where(and(eq(radioSubscriptions.identityId, identityId), isNotNull(radioSubscriptions.until)));
      const found = await asTheyAre().where(inArray(radios.radioId, former)).orderBy(asc(radios.radioId));
      return found.filter(({ subscription }) => subscription?.identityId !== identityId).map(asItIs);
    },
  };
}
