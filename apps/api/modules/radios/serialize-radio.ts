import type { FoundDevice } from "@skywave/contract";
import { canPlayAudio, receptionOf } from "@skywave/domain/radios/radio";
import { lastFourOf } from "@skywave/domain/radios/radio-id";
import { yearMakeModelOf } from "@skywave/domain/vehicles/vehicle";
import type { RadioAsItIs } from "./radios-repository.ts";

/** What of a radio is told: never its whole number, its vehicle's, or whose it is. */
export function serializeRadio({ radio, vehicle }: RadioAsItIs): Omit<FoundDevice, "token"> {
  return {
    type: radio.kind,
    radioIdLastFour: lastFourOf(radio.radioId),
    canPlayAudio: canPlayAudio(radio.capabilities),
    receives: receptionOf(radio.capabilities),
    vehicle:
      vehicle === null
        ? null
        : {
            year: vehicle.year,
            make: vehicle.make,
            model: vehicle.model,
            yearMakeModel: yearMakeModelOf(vehicle),
          },
  };
}
