import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

export const PartnerEntitlementStatus = z.enum(["pending", "activated", "revoked"]);

export const PartnerEntitlement = z
  .object({
    id: z.string(),
    subscriptionId: z.string(),
    productId: z.string(),
    status: PartnerEntitlementStatus,
  })
  .meta({ id: "PartnerEntitlement" });
export type PartnerEntitlement = z.infer<typeof PartnerEntitlement>;

export const listEntitlements = defineEndpoint({
  domain: "partner",
  name: "listEntitlements",
  method: "GET",
  path: "/partnerentitlements/v1/entitlements",
  summary: "What partners owe the person as part of a plan",
  grant: "authenticated",
  query: z.object({
    subscriptionId: z.string().max(60).optional(),
    status: PartnerEntitlementStatus.optional(),
  }),
  response: z.object({ entitlements: z.array(PartnerEntitlement) }).meta({ id: "PartnerEntitlements" }),
  refusals: [],
  retry: "limited",
});

export const activateEntitlement = defineEndpoint({
  domain: "partner",
  name: "activateEntitlement",
  method: "PUT",
  path: "/partnerentitlements/v1/activate/{partnerEntitlementId}",
  summary: "Redeems an entitlement; repeated within ten minutes it gives the same address",
  grant: "authenticated",
  params: z.object({ partnerEntitlementId: z.string().max(60) }),
  response: z.object({ signupUrl: z.url() }).meta({ id: "PartnerSignup" }),
  refusals: ["NOT_FOUND", "ALREADY_REDEEMED", "SERVICE_UNAVAILABLE"],
  retry: "limited",
});
