import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

export const oauthThirdParty = defineEndpoint({
  domain: "user",
  name: "oauthThirdParty",
  method: "POST",
  path: "/session/v1/third-party/codes",
  summary: "An authorization code with which a registered third party may act for the signed-in person",
  grant: "authenticated",
  body: z.object({
    clientId: z.string().max(100),
    redirectUri: z.url().max(500),
    codeChallenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
    codeChallengeMethod: z.literal("S256"),
  }),
  response: z.object({ authCode: z.string(), expiresInSeconds: z.int() }).meta({ id: "AuthCode" }),
  success: 201,
  refusals: ["INVALID_PAYLOAD", "FORBIDDEN", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const redeemAuthCode = defineEndpoint({
  domain: "user",
  name: "redeemAuthCode",
  method: "POST",
  path: "/session/v1/third-party/tokens",
  summary:
    "Exchanges an authorization code and its verifier for an access token; a second use revokes the first",
  grant: "none",
  body: z.object({
    clientId: z.string().max(100),
    redirectUri: z.url().max(500),
    authCode: z.string().max(200),
    codeVerifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/),
  }),
  response: z.object({ accessToken: z.string(), expiresInSeconds: z.int() }).meta({ id: "ThirdPartyToken" }),
  refusals: ["UNAUTHORIZED", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});
