import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";

/** What a person wants to hear from us beyond what belongs to their plan, and in which language they hear all of it. */
export const MessageChoices = z
  .object({ offersByMail: z.boolean(), offersByText: z.boolean(), language: Locale })
  .meta({ id: "MessageChoices" });
export type MessageChoices = z.infer<typeof MessageChoices>;

export const getMessageChoices = defineEndpoint({
  domain: "consent",
  name: "getMessageChoices",
  method: "GET",
  path: "/consent/v1/message-choices/me",
  summary: "What the signed-in person wants to hear; silence is a no",
  grant: "authenticated",
  response: MessageChoices,
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});

export const setMessageChoices = defineEndpoint({
  domain: "consent",
  name: "setMessageChoices",
  method: "PUT",
  path: "/consent/v1/message-choices/me",
  summary: "Changes what the person wants to hear, from now on; every change is written down",
  grant: "authenticated",
  body: MessageChoices,
  response: MessageChoices,
  refusals: ["UNAUTHORIZED", "INVALID_PAYLOAD"],
  retry: "limited",
});
