import { oneOf, personal, shape, text } from "../field.ts";
import { DEVICE_STATUSES, DEVICE_TYPES } from "../value-sets.ts";

export const VEHICLE_INFO = shape({ year: text, make: text, model: text });

export const DEVICE_INFO = {
  esn: personal("lastFour"),
  radioId: personal("lastFour"),
  vin: personal("lastFour"),
  promoCode: personal("code"),
  marketingPromoCode: personal("code"),
  serviceId: text,
  programCode: text,
  status: oneOf(DEVICE_STATUSES),
  // Of a radio it is the end of its number.
  id: personal("lastFour"),
  type: oneOf(DEVICE_TYPES),
  vehicleInfo: VEHICLE_INFO,
} as const;
