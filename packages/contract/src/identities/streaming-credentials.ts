import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { TypedCode } from "./credentials.ts";
import { NewPassword } from "../wire/passwords.ts";

/** By what a person signs in where they listen. */
export const StreamingCredentials = z
  .object({
    username: z.string().optional().describe("Absent where the e-mail address is the only name"),
    maskedUsername: z.string().describe("Of the username, or of the address where there is none"),
    hasPassword: z.boolean(),
    hasRandomCredentials: z
      .boolean()
      .describe("Made for the person: replaced after a code, without the password that they never chose"),
  })
  .meta({ id: "StreamingCredentials" });
export type StreamingCredentials = z.infer<typeof StreamingCredentials>;

export const getStreamingCredentials = defineEndpoint({
  domain: "user",
  name: "getStreamingCredentials",
  method: "GET",
  path: "/account/v1/streaming-credentials/me",
  summary: "By what the signed-in person signs in where they listen; never a password",
  grant: "authenticated",
  response: StreamingCredentials,
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});

export const setStreamingCredentials = defineEndpoint({
  domain: "user",
  name: "setStreamingCredentials",
  method: "PUT",
  path: "/account/v1/streaming-credentials/me",
  summary:
    "Sets the username and the password at once or neither; all other sessions end with a new password",
  grant: "authenticated",
  body: z.object({
    username: z.string().trim().min(1).max(254),
    emailAddress: z
      .string()
      .trim()
      .max(254)
      .optional()
      .describe("The username once more, where it looks like an address: it becomes the person's by a code"),
    otp: TypedCode.describe("The code that was sent to the address; without one, a code is sent"),
    newPassword: NewPassword.optional().describe(
      "May be left out by whoever chose a password before, which then stays",
    ),
  }),
  unshownFields: ["newPassword"],
  response: StreamingCredentials,
  refusals: [
    "STEP_UP_REQUIRED",
    "INVALID_HANDLE",
    "INVALID_EMAIL_ADDRESS",
    "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    "EXPIRED",
    "INVALID",
    "NOT_FOUND",
    "USERNAME_IN_USE",
    "INVALID_PASSWORD_ERROR",
    "PASSWORD_POLICY_NOT_MET",
    "PASSWORD_DISALLOWED_WORDS",
    "RATE_LIMIT_EXCEEDED",
    "SERVICE_UNAVAILABLE",
  ],
  retry: "none",
});
