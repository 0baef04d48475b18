import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Address } from "../wire/place.ts";

const Name = z.string().trim().min(1).max(50);
const NameAndAddress = z.object({ firstName: Name, lastName: Name, serviceAddress: Address });

export const updateCna = defineEndpoint({
  domain: "legacy",
  name: "updateCna",
  method: "POST",
  path: "/account/update-cna",
  summary: "Changes the customer's name and the address where they listen, both at once",
  grant: "authenticated",
  body: NameAndAddress,
  response: z.object({ data: NameAndAddress }),
  refusals: ["INVALID_PAYLOAD", "BILLING_PROFILE_REQUIRED", "COUNTRY_ERROR"],
  retry: "none",
});
