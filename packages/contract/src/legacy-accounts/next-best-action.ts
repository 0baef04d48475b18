import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

/** What an account needs most, the most pressing first. */
export const NextBestAction = z
  .object({
    action: z
      .enum(["payBalance", "updatePaymentMethod", "setStreamingCredentials", "addSubscription"])
      .nullable()
      .describe("null where nothing is to be done"),
    subscriptionId: z
      .string()
      .nullable()
      .describe("The subscription that it is about, where it is about one"),
  })
  .meta({ id: "NextBestAction" });
export type NextBestAction = z.infer<typeof NextBestAction>;

export const nextBestAction = defineEndpoint({
  domain: "legacy",
  name: "nextBestAction",
  method: "GET",
  path: "/account/next-best-action",
  summary: "The one thing that the signed-in customer should do next",
  grant: "authenticated",
  response: z.object({ data: NextBestAction }),
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});
