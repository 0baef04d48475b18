import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Country, Locale } from "../wire/place.ts";
import { LONGEST_SUPPORT_MESSAGE, SUPPORT_TOPICS } from "./support-message.ts";

export const sendSupportMessage = defineEndpoint({
  domain: "support",
  name: "sendSupportMessage",
  method: "POST",
  path: "/support/v1/messages",
  summary:
    "Passes a message on to the support team, which answers by email; nobody needs to sign in, and who is signed in is named to the team",
  grant: "optional",
  body: z.object({
    topic: z.enum(SUPPORT_TOPICS),
    emailAddress: z.string().trim().min(1).max(254),
    message: z.string().trim().min(1).max(LONGEST_SUPPORT_MESSAGE),
    country: Country,
    language: Locale,
  }),
  response: z
    .object({ reference: z.string().describe("Names the request in what the team answers") })
    .meta({ id: "SupportRequest" }),
  success: 201,
  refusals: ["EMAIL_INVALID", "CARD_NUMBER_NOT_ALLOWED", "RATE_LIMIT_EXCEEDED"],
  isIdempotentByKey: true,
  retry: "limited",
});
