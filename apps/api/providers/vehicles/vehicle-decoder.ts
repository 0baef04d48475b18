import type { Vehicle } from "@skywave/domain/vehicles/vehicle";

/** Whoever knows what stands behind a vehicle identification number. It is asked where its maker has told us nothing. */
export interface VehicleDecoder {
  /** Undefined for a number that says too little; a wrong check digit is no reason to say nothing. */
  decode(vin: string): Vehicle | undefined;
}
