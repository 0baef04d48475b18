import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Country } from "../wire/place.ts";

/** What the legacy system says about somebody whose account it keeps. */
export const LegacyAccount = z
  .object({
    country: Country,
    accountType: z.enum(["consumer", "business", "fleet", "dealer"]),
    hasService: z.boolean().describe("false: a prospect, who was written down and never had a subscription"),
  })
  .meta({ id: "LegacyAccount" });
export type LegacyAccount = z.infer<typeof LegacyAccount>;

export const getLegacyAccount = defineEndpoint({
  domain: "user",
  name: "getLegacyAccount",
  method: "GET",
  path: "/account/v1/legacy-accounts/me",
  summary: "The signed-in person's account in the legacy system",
  grant: "authenticated",
  response: LegacyAccount,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
