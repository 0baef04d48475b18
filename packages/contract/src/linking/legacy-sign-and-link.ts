import { z } from "zod";
import { IdentityGrant } from "../identities/identities.ts";
import { createV2 } from "../identities/create.ts";
import { defineEndpoint } from "../wire/endpoint.ts";

const Link = z.string().min(1).max(200);

export const exchangeDeviceToken = defineEndpoint({
  domain: "legacy",
  name: "exchangeDeviceToken",
  method: "POST",
  path: "/account/sal/dtok2magiclink",
  summary:
    "Exchanges the short-lived token that a screen shows, once, for the link that it stands for; signs nobody in",
  grant: "access",
  body: z.object({ dtok: Link }),
  response: z.object({ data: z.object({ magicLinkGrant: z.string() }) }),
  refusals: ["MAGIC_LINK_NOT_FOUND", "MAGIC_LINK_EXPIRED", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const createSalIdentity = defineEndpoint({
  domain: "legacy",
  name: "createSalIdentity",
  method: "POST",
  path: "/identity/sal/create",
  summary: "Creates an identity for whoever holds the link of a plan that waits, and makes the plan theirs",
  grant: "access",
  body: createV2.body.extend({ magicLinkGrant: Link }),
  unshownFields: ["password"],
  response: z.object({
    data: IdentityGrant.extend({
      subscriptionId: z.string().nullable().describe("null where somebody else has claimed it meanwhile"),
      planName: z.string(),
    }),
  }),
  refusals: [...createV2.refusals, "INVALID_SAL_STATUS", "CLAIMING_WITH_UNAUTHORIZED_USER"],
  retry: "none",
});
