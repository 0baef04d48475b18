import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { CancellationReason } from "../orders/order-change.ts";

export const saveCancellationReason = defineEndpoint({
  domain: "subscription",
  name: "saveCancellationReason",
  method: "PUT",
  path: "/subscription/v1/subscriptions/{subscriptionId}/cancellation-reason",
  summary:
    "Why a subscription was cancelled, told afterwards and only by whoever wants to; the last word counts",
  grant: "authenticated",
  params: z.object({ subscriptionId: z.string().max(60) }),
  body: CancellationReason,
  success: 204,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
