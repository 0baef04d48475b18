import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";
import { IdentityGrant } from "./identities.ts";
import { NewPassword } from "../wire/passwords.ts";

const NewIdentity = z.object({
  emailAddress: z.string().max(254),
  username: z.string().trim().min(1).max(60).optional(),
  password: NewPassword.optional(),
  language: Locale.optional(),
});

export const create = defineEndpoint({
  domain: "user",
  name: "create",
  method: "POST",
  path: "/identity/v1/identities",
  summary: "Creates an identity for an address that a grant of a link or code has proved",
  grant: "identity",
  body: NewIdentity,
  unshownFields: ["password"],
  response: IdentityGrant,
  success: 201,
  refusals: [
    "UNAUTHORIZED",
    "INVALID_EMAIL_ERROR",
    "INVALID_PASSWORD_ERROR",
    "PASSWORD_POLICY_NOT_MET",
    "PASSWORD_DISALLOWED_WORDS",
    "USERNAME_IN_USE",
    "IDENTITY_ALREADY_EXISTS_ERROR",
  ],
  retry: "none",
});

export const createV2 = defineEndpoint({
  domain: "user",
  name: "createV2",
  method: "POST",
  path: "/identity/v2/identities",
  summary: "Creates an identity; an address that is taken is answered by a code sent to it",
  grant: "access",
  body: NewIdentity,
  unshownFields: ["password"],
  response: IdentityGrant,
  success: 201,
  refusals: [
    "INVALID_EMAIL_ERROR",
    "INVALID_PASSWORD_ERROR",
    "PASSWORD_POLICY_NOT_MET",
    "PASSWORD_DISALLOWED_WORDS",
    "USERNAME_IN_USE",
    "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    "RATE_LIMIT_EXCEEDED",
  ],
  isIdempotentByKey: true,
  retry: "limited",
});

export const override = defineEndpoint({
  domain: "user",
  name: "override",
  method: "PUT",
  path: "/identity/v1/identities/override",
  summary: "Gives the identity that a magic-link grant names another address as its handle",
  grant: "identity",
  body: z.object({ emailAddress: z.string().max(254) }),
  response: IdentityGrant,
  refusals: ["UNAUTHORIZED", "INVALID_EMAIL_ADDRESS", "HANDLE_ALREADY_IN_USE"],
  retry: "none",
});

export const statusForSignUp = defineEndpoint({
  domain: "user",
  name: "statusForSignUp",
  method: "GET",
  path: "/identity/v1/identities/sign-up-status",
  summary: "Whether an address can receive a sign-up, and what was probably meant; never whether it is known",
  grant: "access",
  query: z.object({ emailAddress: z.string().max(254) }),
  response: z
    .object({ isAcceptable: z.boolean(), suggestedEmailAddress: z.string().optional() })
    .meta({ id: "SignUpStatus" }),
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});
