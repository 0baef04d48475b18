import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";

const Captcha = z
  .object({
    isPassed: z.boolean(),
    challenge: z.string().describe("To be answered; with `isPassed`, the one that was"),
    difficultyInBits: z
      .int()
      .describe("Zeros that the SHA-256 of `challenge:solution` has to begin with, in bits"),
    passesOnAt: Instant.describe("From then on the challenge passes without a solution: waiting does, too"),
    expiresAt: Instant,
    captchaToken: z.string().nullable().describe("What passing opens; null before"),
  })
  .meta({ id: "Captcha" });
export type Captcha = z.infer<typeof Captcha>;

export const checkCaptcha = defineEndpoint({
  domain: "legacy",
  name: "checkCaptcha",
  method: "POST",
  path: "/check-eligibility/captcha",
  summary:
    "Sets a browser a task that nobody sees, and takes its solution; who cannot compute it waits instead",
  grant: "none",
  body: z.object({
    challenge: z.string().max(200).optional().describe("Left out at first: then one is set"),
    solution: z.string().max(40).optional().describe("Left out by whoever waited"),
  }),
  response: z.object({ data: Captcha }),
  refusals: ["INVALID_PAYLOAD", "CAPTCHA_EXPIRED", "CAPTCHA_FAILED", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
  isRepeatable: true,
});
