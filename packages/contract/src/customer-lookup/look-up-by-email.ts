import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { IdentifiedAccount } from "./verify-account.ts";

export const lookUpCustomerByEmail = defineEndpoint({
  domain: "legacy",
  name: "lookUpCustomerByEmail",
  method: "POST",
  path: "/identity/customer/email",
  summary:
    "Sends a code to an address that a customer has on file, and identifies their account by it; an address that nobody has is answered alike",
  grant: "access",
  body: z.object({
    email: z.string().trim().min(1).max(254),
    otp: z.string().max(40).optional().describe("Absent at first: a code is then sent to the address"),
  }),
  response: z.object({ data: IdentifiedAccount }),
  refusals: ["INVALID_EMAIL_ERROR", "INVALID", "EXPIRED", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});
