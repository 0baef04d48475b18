import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { AuthenticationCredential } from "./passkeys.ts";
import { Password } from "../wire/passwords.ts";

export const stepUpWithPassword = defineEndpoint({
  domain: "user",
  name: "stepUpWithPassword",
  method: "POST",
  path: "/authentication/v1/step-up/password",
  summary: "Proves afresh, by password, who is there; good for five minutes in this session",
  grant: "authenticated",
  body: z.object({ password: Password }),
  unshownFields: ["password"],
  success: 204,
  refusals: [
    "userServices.identity.invalidCredentials",
    "userServices.identity.locked",
    "RATE_LIMIT_EXCEEDED",
    "SERVICE_UNAVAILABLE",
  ],
  retry: "none",
});

export const stepUpWithPasskey = defineEndpoint({
  domain: "user",
  name: "stepUpWithPasskey",
  method: "POST",
  path: "/authentication/v1/step-up/passkey",
  summary: "Proves afresh, by a passkey of the signed-in person, who is there",
  grant: "authenticated",
  body: z.object({ grant: z.string().max(200), credential: AuthenticationCredential }),
  success: 204,
  refusals: ["UNAUTHORIZED", "INVALID_PASSKEY"],
  retry: "none",
});

export const stepUpWithOneTimeCode = defineEndpoint({
  domain: "user",
  name: "stepUpWithOneTimeCode",
  method: "POST",
  path: "/authentication/v1/step-up/otp",
  summary: "Proves by a code: enough to set a password, and for the rest only without password and passkey",
  grant: "authenticated",
  body: z.object({ otp: z.string().max(40) }),
  success: 204,
  refusals: ["EXPIRED", "INVALID", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});
