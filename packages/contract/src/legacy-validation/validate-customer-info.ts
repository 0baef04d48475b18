import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Country } from "../wire/place.ts";

/** Of any length that a form could have let through: what is wrong with it is told by field. */
const Typed = z.string().max(300).optional();

export const validateCustomerInfo = defineEndpoint({
  domain: "legacy",
  name: "validateCustomerInfo",
  method: "POST",
  path: "/validate/customer-info",
  summary:
    "Which of the fields that somebody filled in cannot be kept as they are; what is left out is not judged",
  grant: "none",
  body: z.object({
    firstName: Typed,
    lastName: Typed,
    email: Typed,
    phone: Typed,
    serviceAddress: z
      .object({
        addressLine1: Typed,
        addressLine2: Typed,
        city: Typed,
        state: Typed,
        zipCode: Typed,
        country: Country,
      })
      .optional(),
  }),
  response: z.object({
    data: z.object({
      isValid: z.boolean(),
      invalidFields: z.array(z.object({ field: z.string(), code: z.enum(["format", "length", "unknown"]) })),
    }),
  }),
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
  isRepeatable: true,
});
