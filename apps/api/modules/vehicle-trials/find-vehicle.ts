import type { Country } from "@skywave/domain/locale/country";
import { decideUsedCarCode } from "@skywave/domain/vehicles/decide-used-car-code";
import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { LoadVehicle, VehicleAsItIs } from "./load-vehicle.ts";
import type { Locator } from "./read-locator.ts";

export type FindVehicle = (locator: Locator, country: Country) => Promise<Outcome<VehicleAsItIs>>;

/** The vehicle that a number names. One of the other country is answered like one that is not there. */
export function createFindVehicle({
  radios,
  loadVehicle,
  clock,
}: {
  radios: Pick<Radios, "find" | "findByVin">;
  loadVehicle: LoadVehicle;
  clock: Pick<Clock, "today">;
}): FindVehicle {
  return async (locator, country) => {
    const named =
      locator.by === "vin" ? await radios.findByVin(locator.vin) : await radios.find(locator.radioId);
    if (named?.radio.country === country) return done(await loadVehicle(named));
    const details = { usedCarCode: decideUsedCarCode(locator.by, undefined, clock.today()) ?? "" };
    return refuse(locator.by === "vin" ? "VEHICLE_NOT_FOUND" : "DEVICE_NOT_FOUND", { details });
  };
}
