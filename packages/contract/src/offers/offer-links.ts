import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Offer } from "./offer.ts";

export const OfferLink = z
  .object({
    offer: Offer,
    maskedEmail: z.string().describe("Of whom it is meant for; nobody else can buy it"),
  })
  .meta({ id: "OfferLink" });
export type OfferLink = z.infer<typeof OfferLink>;

/** The token goes in the body, where no log keeps it. */
export const openOfferLink = defineEndpoint({
  domain: "eligibility",
  name: "openOfferLink",
  method: "POST",
  path: "/eligibility/v1/offer-links/open",
  summary: "The offer that a link names, and for whom; opening it uses nothing up",
  grant: "optional",
  body: z.object({ token: z.string().min(1).max(200) }),
  response: OfferLink,
  refusals: ["NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  isIdempotentByNature: true,
  retry: "limited",
});
