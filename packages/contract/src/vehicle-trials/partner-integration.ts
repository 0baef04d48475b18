import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";
import { BillingDate } from "../wire/time.ts";
import { NamedVehicle, VehicleState } from "./vehicle-state.ts";

const Link = z.string().min(1).max(200);
const Typed = z.string().trim().min(1).max(60);

export const acceptTermsAndConditions = defineEndpoint({
  domain: "partnerIntegration",
  name: "acceptTermsAndConditions",
  method: "POST",
  path: "/partner-integration/v1/terms",
  summary:
    "Keeps that whoever holds a maker's link accepts the terms of the trial, in a version that was shown",
  grant: "access",
  body: z.object({ magicLinkGrant: Link, version: BillingDate, language: Locale }),
  response: z.object({ version: BillingDate }).meta({ id: "AcceptedTerms" }),
  refusals: ["INVALID_PAYLOAD", "MAGIC_LINK_NOT_FOUND", "MAGIC_LINK_EXPIRED", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
  isRepeatable: true,
});

export const getDetailedState = defineEndpoint({
  domain: "partnerIntegration",
  name: "getDetailedState",
  method: "GET",
  path: "/partner-integration/v1/detailed-state",
  summary: "All that is known of one's own vehicle, by the device or the subscription that is heard on it",
  grant: "authenticated",
  query: z.object({ deviceId: Typed.optional(), subscriptionId: Typed.optional() }),
  response: VehicleState,
  refusals: ["INVALID_PAYLOAD", "VEHICLE_NOT_FOUND"],
  retry: "limited",
});

export const getHandoffState = defineEndpoint({
  domain: "partnerIntegration",
  name: "getHandoffState",
  method: "GET",
  path: "/partner-integration/v1/handoff/{magicLinkGrant}",
  summary: "How the trial behind a maker's link stands; looking signs nobody in and uses nothing up",
  grant: "access",
  params: z.object({ magicLinkGrant: Link }),
  response: z
    .object({
      trialState: z.enum([
        "TrialNotStarted",
        "TrialClaimed",
        "TrialNotClaimed",
        "TrialWithFollowOn",
        "SelfPay",
      ]),
      daysBeforeTrialEnd: z.int(),
      trialStartsOn: BillingDate.nullable().describe(
        "The first day of one that has not begun; null where it begins when the radio is first heard, or has begun",
      ),
      trialEndsOn: BillingDate.nullable().describe(
        "The first day after it; null where nobody knows when it begins",
      ),
      partner: z.string().describe("The maker whose link it is"),
      planName: z.string(),
      radioIdLastFour: z.string(),
      vehicleState: NamedVehicle.shape.vehicleState,
      termsVersion: BillingDate.describe("What there is to accept now"),
      areTermsAccepted: z.boolean().describe("In that version, in this browser"),
    })
    .meta({ id: "HandoffState" }),
  refusals: ["MAGIC_LINK_NOT_FOUND", "MAGIC_LINK_EXPIRED", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const getState = defineEndpoint({
  domain: "partnerIntegration",
  name: "getState",
  method: "GET",
  path: "/partner-integration/v1/state/{locator}/{number}",
  summary: "How a vehicle stands, by one of its radio ID, its VIN and a subscription of one's own",
  grant: "access",
  params: z.object({ locator: z.enum(["radioId", "vin", "subscriptionId"]), number: Typed }),
  response: NamedVehicle,
  refusals: ["INVALID_PAYLOAD", "VEHICLE_NOT_FOUND", "DEVICE_NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const requestTrialLink = defineEndpoint({
  domain: "partnerIntegration",
  name: "requestTrialLink",
  method: "POST",
  path: "/partner-integration/v1/magic-links",
  summary:
    "Mails the link of a vehicle's trial to the contact that its maker gave; a vehicle without either is answered alike",
  grant: "access",
  body: z.object({
    radioId: Typed.optional(),
    vin: Typed.optional(),
    language: Locale.default("en-US"),
  }),
  // Seventeen digits may be a vehicle's.
  cardLikeFields: ["vin"],
  success: 202,
  response: z.object({ isAccepted: z.literal(true) }).meta({ id: "TrialLinkRequested" }),
  refusals: ["INVALID_PAYLOAD", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});
