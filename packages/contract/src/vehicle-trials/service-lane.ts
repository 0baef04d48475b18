import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { BillingDate } from "../wire/time.ts";
import { NamedVehicle } from "./vehicle-state.ts";

const Typed = z.string().trim().min(1).max(60);

/** What a dealer's desk sends: its own key, and the number of the vehicle before it. */
const AtTheDesk = z.object({
  deskKey: z.string().min(1).max(200).describe("Of the dealer; nothing about any person is told by it"),
  radioId: Typed.optional(),
  vin: Typed.optional(),
});

/** What a desk sees of a vehicle: what anybody sees who stands beside it. */
const ServicedVehicle = NamedVehicle.pick({ radioIdLastFour: true, vehicleState: true });

const REFUSALS = [
  "INVALID_PAYLOAD",
  "MAGIC_LINK_NOT_FOUND",
  "DEVICE_NOT_FOUND",
  "VEHICLE_NOT_FOUND",
  "SUBSCRIPTION_PRODUCT_NOT_FOUND",
  "RATE_LIMIT_EXCEEDED",
] as const;

export const showServiceLaneVehicle = defineEndpoint({
  domain: "partnerIntegration",
  name: "showServiceLaneVehicle",
  method: "POST",
  path: "/partner-integration/v1/service-lane/vehicles",
  summary: "The vehicle at a dealer's desk, where it can have a trial; why one can't, no dealer is told",
  grant: "access",
  body: AtTheDesk,
  cardLikeFields: ["vin"],
  response: ServicedVehicle.extend({ days: z.int().describe("Of the trial that can be started") }).meta({
    id: "ServiceLaneVehicle",
  }),
  refusals: REFUSALS,
  retry: "limited",
});

export const startServiceLaneTrial = defineEndpoint({
  domain: "partnerIntegration",
  name: "startServiceLaneTrial",
  method: "POST",
  path: "/partner-integration/v1/service-lane/trials",
  summary:
    "Starts the trial of a vehicle at a dealer's desk, for nobody in particular: whoever sits in it may claim it. Once for a " +
    "radio and a vehicle; said again by the same desk on the same day, it is answered the same",
  grant: "access",
  body: AtTheDesk,
  cardLikeFields: ["vin"],
  response: ServicedVehicle.extend({
    days: z.int(),
    trialEndsOn: BillingDate.describe("The first day without it"),
  }).meta({ id: "ServiceLaneTrial" }),
  success: 201,
  refusals: REFUSALS,
  retry: "limited",
  isRepeatable: true,
});
