import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { NewPassword, Password } from "../wire/passwords.ts";

export const updateAccountPassword = defineEndpoint({
  domain: "legacy",
  name: "updateAccountPassword",
  method: "POST",
  path: "/account-mgmt/update-account-password",
  summary: "Sets another password; all other sessions end and the person is told",
  grant: "authenticated",
  body: z.object({
    oldPassword: Password.optional().describe(
      "May be left out for five minutes after signing in, or after another fresh proof",
    ),
    newPassword: NewPassword,
  }),
  unshownFields: ["oldPassword", "newPassword"],
  response: z.object({ data: z.object({ isUpdated: z.literal(true) }) }),
  refusals: [
    "INVALID_PAYLOAD",
    "UNAUTHENTICATED_CUSTOMER",
    "userServices.identity.locked",
    "STEP_UP_REQUIRED",
    "INVALID_PASSWORD",
    "PASSWORD_HAS_PERSONAL_DATA",
    "RATE_LIMIT_EXCEEDED",
    "SERVICE_UNAVAILABLE",
  ],
  retry: "none",
});
