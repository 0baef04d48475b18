import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { BillingDate } from "../wire/time.ts";

const Typed = z.string().trim().min(1).max(60);

export const b2bTrialClaim = defineEndpoint({
  domain: "user",
  name: "b2bTrialClaim",
  method: "POST",
  path: "/identity/v1/trial-claims",
  summary:
    "Makes the signed-in person the owner of the trial of a vehicle, named by one of its radio ID, its VIN and the " +
    "link of its maker; once, without a card, and nothing follows by itself",
  grant: "authenticated",
  body: z.object({
    radioId: Typed.optional(),
    vin: Typed.optional(),
    magicLinkGrant: z.string().min(1).max(200).optional(),
    oemDriverId: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .optional()
      .describe("Without it, the account that the maker gave for the vehicle is used"),
  }),
  cardLikeFields: ["vin"],
  response: z
    .object({
      subscriptionId: z.string(),
      planName: z.string(),
      radioIdLastFour: z.string(),
      trialEndsOn: BillingDate.describe("The first day without it"),
      days: z.int().describe("All of them, from the first day that it was heard"),
      daysLeft: z.int(),
      oemDriverId: z.string().nullable(),
    })
    .meta({ id: "ClaimedTrial" }),
  success: 201,
  refusals: [
    "INVALID_PAYLOAD",
    "MAGIC_LINK_NOT_FOUND",
    "MAGIC_LINK_EXPIRED",
    "DEVICE_NOT_FOUND",
    "VEHICLE_NOT_FOUND",
    "DEVICE_INFORMATION_REQUIRED",
    "CLAIMING_WITH_UNAUTHORIZED_USER",
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
    "TRIAL_PENDING_ACTIVATION_ERROR",
    "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR",
    "SUBSCRIPTION_PRODUCT_NOT_FOUND",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "RATE_LIMIT_EXCEEDED",
  ],
  retry: "limited",
  isRepeatable: true,
});
