import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

/** Why somebody does not have a radio any more. */
export const RemovalReason = z.enum(["vehicleSold", "radioLost", "radioSold", "other"]);
export type RemovalReason = z.infer<typeof RemovalReason>;

export const removeDevice = defineEndpoint({
  domain: "legacy",
  name: "removeDevice",
  method: "POST",
  path: "/account-mgmt/remove-device",
  summary: "Takes a radio off the caller's plan, which goes on without it",
  grant: "authenticated",
  body: z.object({
    radioId: z.string().max(60),
    reason: RemovalReason,
    otherReason: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe("With the reason other, and only there"),
  }),
  response: z.object({
    data: z.object({ radioIdLastFour: z.string(), subscriptionId: z.string(), removedAt: z.string() }),
  }),
  refusals: ["INVALID_PAYLOAD", "DEVICE_NOT_FOUND"],
  retry: "limited",
  isRepeatable: true,
});
