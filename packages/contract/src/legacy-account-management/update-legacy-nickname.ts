import { z } from "zod";
import { Nickname } from "../subscriptions/update-nickname.ts";
import { defineEndpoint } from "../wire/endpoint.ts";

const Named = { subscriptionId: z.string().max(60), nickname: Nickname.nullable() };

export const updateLegacyNickname = defineEndpoint({
  domain: "legacy",
  name: "updateLegacyNickname",
  method: "POST",
  path: "/account-mgmt/update-nickname",
  summary: "What the owner calls a subscription; null takes the name away",
  grant: "authenticated",
  body: z.object(Named),
  response: z.object({ data: z.object(Named) }),
  refusals: ["INVALID_PAYLOAD", "NO_SUBSCRIPTION"],
  retry: "limited",
  isRepeatable: true,
});
