import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";
import { FoundDevice } from "./found-device.ts";

/** A radio on which one's own subscription is heard. */
export const OwnRadio = FoundDevice.omit({ token: true })
  .extend({
    subscriptionId: z.string(),
    lastSignal: z
      .object({ requestedAt: Instant, isHeard: z.boolean().describe("The radio has reported it") })
      .nullable()
      .describe("The newest refresh of the last thirty days"),
  })
  .meta({ id: "OwnRadio" });
export type OwnRadio = z.infer<typeof OwnRadio>;

export const listRadios = defineEndpoint({
  domain: "subscription",
  name: "listRadios",
  method: "GET",
  path: "/subscription/v1/radios",
  summary: "The radios on which one's subscriptions are heard, with their vehicles",
  grant: "authenticated",
  response: z.object({ radios: z.array(OwnRadio) }),
  refusals: [],
  retry: "limited",
});
