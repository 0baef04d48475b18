import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

const Typed = z.string().trim().min(1).max(60);

/** What is told to somebody who has identified an account; `token` is the whole of it for all other calls. */
export const IdentifiedAccount = z
  .object({
    isIdentified: z.boolean().describe("false whatever it was that did not fit"),
    token: z.string().describe("Names the account in this browser for half an hour; empty for none"),
  })
  .meta({ id: "IdentifiedAccount" });
export type IdentifiedAccount = z.infer<typeof IdentifiedAccount>;

export const verifyAccount = defineEndpoint({
  domain: "legacy",
  name: "verifyAccount",
  method: "POST",
  path: "/account/verify",
  summary:
    "Identifies an account by its number with the last name, the ZIP or postal code or a radio of it, or by a radio ID with name and code",
  grant: "access",
  body: z.object({
    accountNumber: Typed.optional(),
    radioId: Typed.optional().describe(
      "In place of the account number, with both name and code; or beside it, and then it has to be one of its radios",
    ),
    lastName: Typed.optional(),
    zipCode: Typed.optional(),
  }),
  response: z.object({ data: IdentifiedAccount }),
  refusals: ["INVALID_PAYLOAD", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});
