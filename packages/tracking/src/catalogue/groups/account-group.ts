import { VEHICLE_INFO } from "./device-info.ts";
import { listOf, oneOf, personal, shape, text, yesNo } from "../field.ts";
import { DEVICE_STATUSES, ENTRY_METHODS, VERIFICATION_OPTIONS } from "../value-sets.ts";

export const ACCOUNT = {
  subscriptions: listOf(
    shape({
      subscriptionId: text,
      lookupMethod: oneOf(ENTRY_METHODS),
      status: oneOf(DEVICE_STATUSES),
      planCodes: listOf(text),
    }),
  ),
  closedDevices: listOf(shape({ radioId: personal("lastFour"), vehicleInfo: VEHICLE_INFO })),
  /** Of a card nothing but the names of the ranges that its brand has. */
  cardInfo: shape({ isPrepaid: yesNo, binRangeNames: listOf(text) }),
  resellerInfo: shape({ resellerCode: text, partnerName: text }),
  verificationOptions: listOf(oneOf(VERIFICATION_OPTIONS)),
} as const;
