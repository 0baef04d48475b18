import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Identity } from "./identities.ts";
import { NewPassword } from "../wire/passwords.ts";

export const TypedCode = z
  .string()
  .max(40)
  .optional()
  .describe("Absent at first: a code is then sent to the new contact");

export const changeHandleToEmailHandle = defineEndpoint({
  domain: "user",
  name: "changeHandleToEmailHandle",
  method: "POST",
  path: "/identity/v1/identities/me/handle",
  summary: "Changes the sign-in address once a code has proved the new one; both addresses are told",
  grant: "authenticated",
  body: z.object({ emailAddress: z.string().max(254), otp: TypedCode }),
  response: Identity,
  refusals: [
    "STEP_UP_REQUIRED",
    "EMAIL_INVALID",
    "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    "EXPIRED",
    "INVALID",
    "NOT_FOUND",
    "HANDLE_ALREADY_IN_USE",
    "RATE_LIMIT_EXCEEDED",
  ],
  retry: "none",
});

export const changeUsername = defineEndpoint({
  domain: "user",
  name: "changeUsername",
  method: "POST",
  path: "/identity/v1/identities/me/username",
  summary: "Sets the username that may be used beside the address; one's own current name passes",
  grant: "authenticated",
  body: z.object({ username: z.string().trim().min(1).max(60) }),
  response: Identity,
  refusals: ["STEP_UP_REQUIRED", "INVALID_HANDLE", "USERNAME_IN_USE"],
  retry: "none",
});

export const changePassword = defineEndpoint({
  domain: "user",
  name: "changePassword",
  method: "POST",
  path: "/identity/v1/identities/me/password",
  summary: "Sets a new password; all other sessions end and the person is told",
  grant: "authenticated",
  body: z.object({ newPassword: NewPassword }),
  unshownFields: ["newPassword"],
  success: 204,
  refusals: [
    "STEP_UP_REQUIRED",
    "INVALID_PASSWORD_ERROR",
    "PASSWORD_POLICY_NOT_MET",
    "PASSWORD_DISALLOWED_WORDS",
    "SERVICE_UNAVAILABLE",
  ],
  retry: "none",
});

export const changePhoneNumber = defineEndpoint({
  domain: "user",
  name: "changePhoneNumber",
  method: "POST",
  path: "/identity/v1/identities/me/phone-number",
  summary: "Sets the phone number once a code has proved it, or removes it with null",
  grant: "authenticated",
  body: z.object({ phoneNumber: z.string().max(30).nullable(), otp: TypedCode }),
  response: Identity,
  refusals: [
    "STEP_UP_REQUIRED",
    "INVALID_PHONE_NUMBER",
    "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    "EXPIRED",
    "INVALID",
    "NOT_FOUND",
    "RATE_LIMIT_EXCEEDED",
  ],
  retry: "none",
});
