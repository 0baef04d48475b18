import type { FoundDevice } from "@skywave/contract";
import type { EntityGroups } from "@skywave/tracking";

type DeviceInfo = NonNullable<EntityGroups["deviceInfo"]>;
type DescribedRadio = Pick<FoundDevice, "type" | "radioIdLastFour" | "vehicle"> &
  Pick<DeviceInfo, "vin" | "serviceId" | "status">;

/** A radio as analytics knows it: never by more of its numbers than their ends. */
export function describeRadio(radio: DescribedRadio): EntityGroups {
  const { type, radioIdLastFour, vehicle, vin, serviceId, status } = radio;
  // Written as the end of a longer number, which is what is left of one in analytics.
  const radioId = `••••${radioIdLastFour}`;
  return {
    deviceInfo: {
      id: radioId,
      radioId,
      type,
      ...(vin !== undefined && { vin }),
      ...(serviceId !== undefined && { serviceId }),
      ...(status !== undefined && { status }),
      ...(vehicle && {
        vehicleInfo: { year: String(vehicle.year), make: vehicle.make, model: vehicle.model },
      }),
    },
  };
}
