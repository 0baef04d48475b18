import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Country } from "../wire/place.ts";

const MOST_SUGGESTIONS = 5;

export const AddressSuggestion = z
  .object({
    addressLine1: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
  })
  .meta({ id: "AddressSuggestion" });
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

export const suggestAddresses = defineEndpoint({
  domain: "billing",
  name: "suggestAddresses",
  method: "POST",
  path: "/billing/v1/address-suggestions",
  summary: "Addresses that begin with what somebody has typed so far; nothing is kept",
  grant: "authenticated",
  // In the body, because addresses of calls are written into logs on their way.
  body: z.object({
    typed: z.string().trim().min(1).max(50).describe("The first line as far as it goes"),
    country: Country,
    state: z.string().length(2).optional().describe("Whose addresses come first"),
  }),
  response: z.object({ suggestions: z.array(AddressSuggestion).max(MOST_SUGGESTIONS) }),
  refusals: ["RATE_LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE"],
  retry: "none",
});
