import { z } from "zod";
import { MessageChoices } from "../consents/message-choices.ts";
import { defineEndpoint } from "../wire/endpoint.ts";

export const contactPreferences = defineEndpoint({
  domain: "legacy",
  name: "contactPreferences",
  method: "POST",
  path: "/account-mgmt/contact-preferences",
  summary:
    "What a person wants to hear from us, after what is sent of it was changed; without anything, as it is",
  grant: "authenticated",
  body: MessageChoices.partial(),
  response: z.object({ data: MessageChoices }),
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
  isRepeatable: true,
});
