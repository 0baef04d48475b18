import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

const Typed = z.string().trim().min(1).max(254);

/** What is told of a customer who was found: enough for its owner to know it, nothing for anybody else. */
export const CustomerLookup = z
  .object({
    customersFound: z.int().describe("0 whatever it was that did not fit"),
    customers: z.array(z.object({ maskedEmail: z.string(), maskedPhone: z.string() })),
    token: z
      .string()
      .describe("Stands for the answer in this browser for half an hour; empty for no customer"),
  })
  .meta({ id: "CustomerLookup" });
export type CustomerLookup = z.infer<typeof CustomerLookup>;

export const lookUpCustomer = defineEndpoint({
  domain: "legacy",
  name: "lookUpCustomer",
  method: "POST",
  path: "/identity/customer/flepz",
  summary: "Looks a customer up by first and last name, e-mail address, phone number and ZIP or postal code",
  grant: "access",
  body: z.object({ firstName: Typed, lastName: Typed, email: Typed, phone: Typed, zipCode: Typed }),
  // Ten digits in a row are a phone number here.
  cardLikeFields: ["phone"],
  response: z.object({ data: CustomerLookup }),
  refusals: ["INVALID_PAYLOAD", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const recallCustomerLookup = defineEndpoint({
  domain: "legacy",
  name: "recallCustomerLookup",
  method: "POST",
  path: "/identity/customer/flepz/recall",
  summary: "The answer that a token stands for, to the browser that got it",
  grant: "access",
  body: z.object({ token: z.string().min(1).max(100) }),
  response: z.object({ data: CustomerLookup }),
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
