import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";

const Link = z.object({
  token: z.string().min(1).max(200),
  purpose: z
    .enum(["cancel", "change", "transfer"])
    .describe("What the page is for; a link for another one is over here"),
});

export const showTargetedLink = defineEndpoint({
  domain: "subscription",
  name: "showTargetedLink",
  method: "POST",
  path: "/subscription/v1/targeted-links/show",
  summary: "Which plan a link of a mail names, and whose; looking signs nobody in and uses nothing up",
  grant: "access",
  body: Link,
  response: z
    .object({
      plan: z.string(),
      maskedEmail: z.string(),
      maskedPhone: z.string().nullable().describe("Null where no code can be sent by text message"),
      subscriptionId: z
        .string()
        .nullable()
        .describe("For the owner, who is signed in; null for anybody else"),
    })
    .meta({ id: "TargetedLink" }),
  refusals: ["TARGETED_LINK_OVER", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const sendTargetedCode = defineEndpoint({
  domain: "subscription",
  name: "sendTargetedCode",
  method: "POST",
  path: "/subscription/v1/targeted-links/code",
  summary: "Sends a code to a contact on file of whoever owns the plan that a link names",
  grant: "access",
  body: Link.extend({ otpOption: z.enum(["EMAIL", "PHONE"]), language: Locale.default("en-US") }),
  response: z
    .object({ expiresInSeconds: z.int(), resendAfterSeconds: z.int() })
    .meta({ id: "TargetedCodeSent" }),
  refusals: ["TARGETED_LINK_OVER", "BAD_REQUEST", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const redeemTargetedLink = defineEndpoint({
  domain: "subscription",
  name: "redeemTargetedLink",
  method: "POST",
  path: "/subscription/v1/targeted-links/redeem",
  summary: "Exchanges a link and the code sent for it, once, for a grant as a code for signing in gives it",
  grant: "access",
  body: Link.extend({ otp: z.string().min(1).max(20) }),
  response: z.object({ grant: z.string(), subscriptionId: z.string() }).meta({ id: "RedeemedTargetedLink" }),
  refusals: ["TARGETED_LINK_OVER", "EXPIRED", "INVALID", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const renewTargetedLink = defineEndpoint({
  domain: "subscription",
  name: "renewTargetedLink",
  method: "POST",
  path: "/subscription/v1/targeted-links/renew",
  summary: "Mails a fresh link in the place of one that is over; one that nobody made is answered alike",
  grant: "access",
  body: Link,
  success: 204,
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "none",
});
