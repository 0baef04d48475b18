import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Password } from "../wire/passwords.ts";

const SignedIn = z
  .object({
    isLoggedIn: z.boolean(),
    accountNumber: z.string().nullable().describe("null where nobody is signed in"),
  })
  .meta({ id: "LegacyLogin" });
export type LegacyLogin = z.infer<typeof SignedIn>;

export const logIn = defineEndpoint({
  domain: "legacy",
  name: "logIn",
  method: "POST",
  path: "/authenticate/login",
  summary: "Signs in by a cookie, which ends after half an hour without a call; no script can read it",
  grant: "optional",
  body: z.object({
    username: z.string().trim().min(1).max(254),
    password: Password,
    token: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe("From a lookup, in the browser that made it: tells whether the account has a sign-in at all"),
  }),
  unshownFields: ["password"],
  response: z.object({ data: SignedIn }),
  refusals: [
    "INVALID_PAYLOAD",
    "UNAUTHENTICATED_CUSTOMER",
    "ACCOUNT_NOT_REGISTERED",
    "userServices.identity.locked",
    "ACCOUNT_JOINED",
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "ACCOUNT_IN_DIFFERENT_COUNTRY",
    "ACCOUNT_TYPE_NOT_SUPPORTED",
    "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED",
    "CUSTOMER_TYPE_NOT_SUPPORTED",
    "RATE_LIMIT_EXCEEDED",
    "SERVICE_UNAVAILABLE",
  ],
  retry: "none",
});

export const logOut = defineEndpoint({
  domain: "legacy",
  name: "logOut",
  method: "POST",
  path: "/authenticate/logout",
  summary: "Ends the session of the cookie, and is done where there is none",
  grant: "none",
  body: z.object({ source: z.string().max(20).optional().describe("Who asks, such as PHX") }),
  response: z.object({ data: SignedIn }),
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
  isRepeatable: true,
});

export const validateLogin = defineEndpoint({
  domain: "legacy",
  name: "validateLogin",
  method: "POST",
  path: "/authenticate/validate-login",
  summary: "Whether the cookie stands for somebody who is signed in",
  grant: "none",
  response: z.object({ data: SignedIn }),
  refusals: [],
  retry: "limited",
  isRepeatable: true,
});
