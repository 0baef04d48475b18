import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Address, Country } from "../wire/place.ts";

export const AddressValidation = z
  .object({
    confidence: z
      .enum(["verified", "interactionRequired", "none"])
      .describe(
        "interactionRequired: the person should look at it once more; none: nothing is known about it",
      ),
    status: z.enum(["valid", "notValid"]),
    correctedAddress: z
      .object({
        addressLine1: z.string().optional(),
        addressLine2: z.string().optional(),
        city: z.string().optional(),
        state: z.string().optional(),
        zipCode: z.string().optional(),
      })
      .optional()
      .describe("How the post writes the address, where that is something else; perhaps not all of it"),
  })
  .meta({ id: "AddressValidation" });
export type AddressValidation = z.infer<typeof AddressValidation>;

export const validateAddress = defineEndpoint({
  domain: "billing",
  name: "validateAddress",
  method: "POST",
  path: "/billing/v1/address-validations",
  summary: "What the post knows about an address; nothing is kept, and nobody is kept from using it",
  grant: "authenticated",
  body: z.object({ address: Address }),
  response: AddressValidation,
  refusals: ["RATE_LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE"],
  retry: "none",
});

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
