import { z } from "zod";
import { TypedCode } from "../identities/credentials.ts";
import { defineEndpoint } from "../wire/endpoint.ts";

export const updateAccountLogin = defineEndpoint({
  domain: "legacy",
  name: "updateAccountLogin",
  method: "POST",
  path: "/account-mgmt/update-account-login",
  summary:
    "Changes the username, or with an email the address to sign in with, once a code that was sent there has proved it",
  grant: "authenticated",
  body: z.object({ newLogin: z.string().trim().min(1).max(254), otp: TypedCode }),
  response: z.object({
    data: z.object({ username: z.string().nullable(), email: z.string().nullable() }),
  }),
  refusals: [
    "INVALID_PAYLOAD",
    "STEP_UP_REQUIRED",
    "INVALID_HANDLE",
    "USERNAME_IN_USE",
    "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    "INVALID",
    "HANDLE_ALREADY_IN_USE",
    "RATE_LIMIT_EXCEEDED",
  ],
  retry: "none",
});
