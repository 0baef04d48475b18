import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Address } from "../wire/place.ts";

export const updateBillingInfo = defineEndpoint({
  domain: "legacy",
  name: "updateBillingInfo",
  method: "POST",
  path: "/account-mgmt/update-billing-info",
  summary: "Changes the billing address of the card that bills are charged to",
  grant: "authenticated",
  body: z.object({ billingAddress: Address }),
  response: z.object({ data: z.object({ billingAddress: Address }) }),
  refusals: ["INVALID_PAYLOAD", "BILLING_PROFILE_REQUIRED", "NO_CREDIT_CARD_ON_ACCOUNT"],
  retry: "none",
});
