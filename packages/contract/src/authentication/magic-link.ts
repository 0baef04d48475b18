import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";
import { Instant } from "../wire/time.ts";
import { EarlierAccount, Handle, IdentityGrant } from "../identities/identities.ts";

export const requestMagicLink = defineEndpoint({
  domain: "user",
  name: "requestMagicLink",
  method: "POST",
  path: "/authentication/v1/magic-link/request",
  summary: "Mails a sign-in link; an unknown handle gets the same answer and no mail",
  grant: "access",
  body: z.object({
    handle: Handle,
    baseUrl: z.url().max(500).describe("Where the link leads; the platform's own pages only"),
    returnPath: z.string().max(500).startsWith("/").optional(),
    language: Locale.default("en-US"),
  }),
  response: z
    .object({ expiresInSeconds: z.int(), resendAfterSeconds: z.int() })
    .meta({ id: "MagicLinkRequested" }),
  refusals: ["INVALID_BASE_URL", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const magicLinkRedeem = defineEndpoint({
  domain: "user",
  name: "magicLinkRedeem",
  method: "POST",
  path: "/authentication/v1/magic-link/redeem",
  summary: "Exchanges the id in a link, once, for a grant; looking at the link never uses it up",
  grant: "access",
  body: z.object({
    magicLinkId: z.string().min(1).max(200),
    isConfirmed: z.boolean().default(false).describe("The person said on this other device: it was me"),
  }),
  response: z
    .object({
      grant: z
        .string()
        .optional()
        .describe("Absent until confirmed, where the link was asked for on another device"),
      earlierAccount: EarlierAccount.optional().describe(
        "With a grant, as where a code is redeemed: kept only by who first gives its password on this device",
      ),
      isSameDevice: z.boolean(),
      requestedAt: Instant,
      requestedFrom: z.string().describe("The browser that asked, in words"),
      returnPath: z.string().optional(),
    })
    .meta({ id: "RedeemedMagicLink" }),
  refusals: ["MAGIC_LINK_NOT_FOUND", "MAGIC_LINK_EXPIRED", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const authenticateMagicLink = defineEndpoint({
  domain: "user",
  name: "authenticateMagicLink",
  method: "POST",
  path: "/authentication/v1/magic-link/authenticate",
  summary: "Exchanges the grant of a redeemed link for an identity grant",
  grant: "identity",
  response: IdentityGrant,
  refusals: ["UNAUTHORIZED"],
  retry: "none",
});
