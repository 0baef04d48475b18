import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";

export const Localizations = z
  .object({ locale: Locale, dictionaries: z.record(z.string(), z.record(z.string(), z.string())) })
  .meta({ id: "Localizations" });
export type Localizations = z.infer<typeof Localizations>;

export const getLocalizations = defineEndpoint({
  domain: "localization",
  name: "getLocalizations",
  method: "GET",
  path: "/localizationservice/v1/localizations",
  summary: "Texts by dictionary, for one locale",
  grant: "none",
  query: z.object({
    dictionaries: z
      .string()
      .max(1_000)
      .regex(/^[a-z-]+:\d+(\|[a-z-]+:\d+)*$/)
      .describe("key:version, joined by |"),
    locale: Locale.optional(),
  }),
  response: Localizations,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
