import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";

export const stopOffers = defineEndpoint({
  domain: "consent",
  name: "stopOffers",
  method: "POST",
  path: "/consent/v1/offers/stop",
  summary: "Stops offers by e-mail to whoever a mail went to, by the link in it; holds from the answer on",
  grant: "none",
  body: z.object({ token: z.string().max(200).describe("Of the link; it never expires") }),
  response: z
    .object({ since: Instant.describe("From when on no offer is sent") })
    .meta({ id: "OffersStopped" }),
  refusals: ["NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});
