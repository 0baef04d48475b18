import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";

export const createAuthenticationChallenge = defineEndpoint({
  domain: "user",
  name: "createAuthenticationChallenge",
  method: "POST",
  path: "/device/v1/challenges",
  summary: "Gives a nonce that a device signs to prove that it holds its grant, without sending the grant",
  grant: "none",
  body: z.object({ deviceId: z.string().max(60) }),
  response: z.object({ nonce: z.string(), expiresAt: Instant }).meta({ id: "DeviceChallenge" }),
  success: 201,
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const verifyAuthenticationChallenge = defineEndpoint({
  domain: "user",
  name: "verifyAuthenticationChallenge",
  method: "POST",
  path: "/device/v1/challenges/verify",
  summary: "Checks the signed nonce of a device; each nonce is good once",
  grant: "none",
  body: z.object({
    deviceId: z.string().max(60),
    nonce: z.string().max(100),
    signature: z
      .string()
      .max(100)
      .describe("base64url of HMAC-SHA-256 over the nonce; the key is the SHA-256 of the grant"),
  }),
  success: 204,
  refusals: ["UNAUTHORIZED", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});
