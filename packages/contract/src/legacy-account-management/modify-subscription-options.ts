import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

const Options = { subscriptionId: z.string().max(60), isAutoRenew: z.boolean() };

export const modifySubscriptionOptions = defineEndpoint({
  domain: "legacy",
  name: "modifySubscriptionOptions",
  method: "POST",
  path: "/account-mgmt/modify-subscription-options",
  summary:
    "Whether a subscription renews: without it, it ends with its term and nothing more is charged; with it, that is taken back",
  grant: "authenticated",
  body: z.object(Options),
  response: z.object({ data: z.object(Options) }),
  refusals: [
    "INVALID_PAYLOAD",
    "NO_SUBSCRIPTION",
    "SUBSCRIPTION_ENDED",
    "PART_OF_BUNDLE",
    "BILLED_ELSEWHERE",
    "PAYMENT_IN_PROGRESS",
  ],
  retry: "limited",
  isRepeatable: true,
});
