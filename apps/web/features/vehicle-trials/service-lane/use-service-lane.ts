import { readVin } from "@skywave/domain/vehicles/vin";
import {
  type ServicedVehicle,
  type ServiceLaneRefusal,
  type ServiceLaneTrial,
  showServicedVehicle,
  startServiceLaneTrial,
} from "@skywave/services/vehicle-trials/service-lane";
import { useState } from "react";
import { trackLookup } from "#forms/track-lookup.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";

/** A car that the desk has confirmed, and the number by which it did. */
export interface ConfirmedVehicle {
  number: string;
  vehicle: ServicedVehicle;
}

/** The two presses of a dealer's desk, one call at a time, and what came of the last one. */
export function useServiceLane(
  deskKey: string,
  on: { confirmed: (confirmed: ConfirmedVehicle) => void; started: (trial: ServiceLaneTrial) => void },
) {
  const { skywave, tracking } = useApp();
  const [refusal, setRefusal] = useState<ServiceLaneRefusal>();
  const { isRunning, run } = useSingleFlight();

  function refuse(refused: ServiceLaneRefusal) {
    tracking.businessError(refused.code);
    setRefusal(refused);
  }

  const confirm = (number: string) =>
    void run(async () => {
      setRefusal(undefined);
      tracking.event("generic-button-click", { componentName: "confirmServicedVehicle" });
      // A desk proves nothing of whose car it is.
      const lookup = { type: readVin(number).ok ? "VIN" : "RID", isProved: false } as const;
      const outcome = await trackLookup(tracking, lookup, () =>
        showServicedVehicle(skywave, { deskKey, number }),
      );
      if (outcome.ok) on.confirmed({ number, vehicle: outcome.vehicle });
      else refuse(outcome);
    });

  const start = (number: string) =>
    void run(async () => {
      setRefusal(undefined);
      tracking.event("generic-button-click", { componentName: "startServiceLaneTrial" });
      const outcome = await startServiceLaneTrial(skywave, { deskKey, number });
      if (outcome.ok) on.started(outcome.trial);
      else refuse(outcome);
    });

  return { confirm, start, refusal, isRunning, forget: () => setRefusal(undefined) };
}
