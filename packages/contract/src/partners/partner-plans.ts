import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

export const RedeemedPartnerPlan = z
  .object({ subscriptionId: z.string(), planName: z.string() })
  .meta({ id: "RedeemedPartnerPlan" });
export type RedeemedPartnerPlan = z.infer<typeof RedeemedPartnerPlan>;

export const redeemPartnerPlan = defineEndpoint({
  domain: "partner",
  name: "redeemPartnerPlan",
  method: "POST",
  path: "/partnerentitlements/v1/plans",
  summary: "Takes a plan that a partner sold and bills, by the link that the partner gave along",
  grant: "authenticated",
  body: z.object({ token: z.string().trim().min(16).max(200) }),
  response: RedeemedPartnerPlan,
  success: 201,
  refusals: [
    "NOT_FOUND",
    "EXPIRED",
    "COUNTRY_ERROR",
    "ALREADY_REDEEMED",
    "PARTNER_PLAN_IN_USE",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "RATE_LIMIT_EXCEEDED",
    "SERVICE_UNAVAILABLE",
  ],
  retry: "none",
});
