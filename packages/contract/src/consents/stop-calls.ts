import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Country, Locale } from "../wire/place.ts";
import { Instant } from "../wire/time.ts";

/** As many numbers as one household or office may tell at once. */
const MOST_NUMBERS = 10;

export const stopCalls = defineEndpoint({
  domain: "consent",
  name: "stopCalls",
  method: "POST",
  path: "/consent/v1/do-not-call",
  summary:
    "Puts phone numbers, and an e-mail address if there is one, on the list of whom we leave alone; holds from the answer on, and answers alike whoever they belong to",
  grant: "none",
  body: z.object({
    phoneNumbers: z.array(z.string().trim().min(1).max(40)).min(1).max(MOST_NUMBERS),
    emailAddress: z.string().trim().min(1).max(254).optional(),
    country: Country,
    language: Locale,
  }),
  response: z
    .object({ since: Instant.describe("From when on nobody is called or texted") })
    .meta({ id: "CallsStopped" }),
  refusals: ["INVALID_PHONE_NUMBER", "EMAIL_INVALID", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});
