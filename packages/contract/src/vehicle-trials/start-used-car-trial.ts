import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { b2bTrialClaim } from "./b2b-trial-claim.ts";

const Typed = z.string().trim().min(1).max(60);

export const startUsedCarTrial = defineEndpoint({
  domain: "user",
  name: "startUsedCarTrial",
  method: "POST",
  path: "/identity/v1/used-car-trials",
  summary:
    "Starts the trial of a used car for the signed-in person who sits in it and reads its radio ID; once for a radio, a " +
    "vehicle and a person, without a card. Refusals have the `usedCarCode` in their details, and `planStartsOn` " +
    "where a plan of the person's own follows the trial that runs",
  grant: "authenticated",
  body: z.object({ radioId: Typed.optional(), vin: Typed.optional() }),
  cardLikeFields: ["vin"],
  response: b2bTrialClaim.response,
  success: 201,
  refusals: [
    "INVALID_PAYLOAD",
    "DEVICE_NOT_FOUND",
    "VEHICLE_NOT_FOUND",
    "DEVICE_INFORMATION_REQUIRED",
    "CLAIMING_WITH_UNAUTHORIZED_USER",
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR",
    "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
    "TRIAL_PENDING_ACTIVATION_ERROR",
    "SUBSCRIPTION_PRODUCT_NOT_FOUND",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "OFFER_REDEEMED",
    "BILLING_PROFILE_REQUIRED",
    "CS_INELIGIBLE_RADIO",
    "RATE_LIMIT_EXCEEDED",
  ],
  retry: "limited",
  isRepeatable: true,
});
