import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

export const validateUniqueLogin = defineEndpoint({
  domain: "legacy",
  name: "validateUniqueLogin",
  method: "POST",
  path: "/validate/unique-login",
  summary:
    "Whether nobody else has a username; of an email only whether it is one, as who has an account is told to nobody",
  grant: "optional",
  body: z.object({
    username: z.string().trim().min(1).max(254),
    captchaToken: z
      .string()
      .max(400)
      .optional()
      .describe("From `checkCaptcha`, where no session comes along"),
  }),
  response: z.object({ data: z.object({ isUnique: z.boolean() }) }),
  refusals: ["INVALID_PAYLOAD", "INVALID_HANDLE", "CAPTCHA_REQUIRED", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
  isRepeatable: true,
});
