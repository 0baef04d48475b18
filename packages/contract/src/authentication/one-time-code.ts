import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";
import { EarlierAccount, IdentityGrant } from "../identities/identities.ts";

export const otpInitiate = defineEndpoint({
  domain: "user",
  name: "otpInitiate",
  method: "POST",
  path: "/authentication/v1/otp/initiate",
  summary: "Sends a one-time code to a contact of an identity",
  grant: "access",
  body: z.object({
    identityId: z.string().max(60),
    otpOption: z.enum(["EMAIL", "PHONE"]),
    otpContext: z.enum(["sign-in", "step-up"]),
    language: Locale.default("en-US"),
  }),
  response: z.object({ expiresInSeconds: z.int(), resendAfterSeconds: z.int() }).meta({ id: "CodeSent" }),
  refusals: ["RATE_LIMIT_EXCEEDED", "BAD_REQUEST"],
  retry: "none",
});

export const otpRedeem = defineEndpoint({
  domain: "user",
  name: "otpRedeem",
  method: "POST",
  path: "/authentication/v1/otp/redeem",
  summary: "Exchanges a one-time code for a grant",
  grant: "access",
  body: z.object({ identityId: z.string().max(60), otp: z.string().max(40) }),
  response: z
    .object({
      grant: z.string(),
      earlierAccount: EarlierAccount.optional().describe(
        "Kept only by who first gives its password on this device; else the grant leads to an account of one's own",
      ),
    })
    .meta({ id: "OneTimeCodeGrant" }),
  refusals: ["EXPIRED", "INVALID", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const otpAuthenticate = defineEndpoint({
  domain: "user",
  name: "otpAuthenticate",
  method: "POST",
  path: "/authentication/v1/otp/authenticate",
  summary: "Exchanges the grant of a redeemed code for an identity grant",
  grant: "identity",
  response: IdentityGrant,
  refusals: ["UNAUTHORIZED"],
  retry: "none",
});
