import { modelYearOf } from "@skywave/domain/vehicles/model-year";
import { readVin } from "@skywave/domain/vehicles/vin";
import type { Clock } from "#platform/clock.ts";
import { LOCAL_MAKERS } from "./local-makers.ts";
import type { VehicleDecoder } from "./vehicle-decoder.ts";

/** Reads numbers of the sandbox's makers by the standard (ISO 3779), out of a table and without asking anybody. */
export function createLocalVehicleDecoder(clock: Clock): VehicleDecoder {
  return {
    decode(typed) {
      const read = readVin(typed);
      if (!read.ok) return undefined;
      const { vin } = read;
      const year = modelYearOf(vin, clock.today().year);
      if (year === undefined) return undefined;
      const made = LOCAL_MAKERS.find(
        ({ wmi, vds, until = year }) => vin.startsWith(`${wmi}${vds}`) && year <= until,
      );
      return made && { vin, kind: made.kind, year, make: made.make, model: made.model };
    },
  };
}
