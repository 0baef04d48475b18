import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Country } from "../wire/place.ts";

export const EnvInfo = z
  .object({
    build: z.string().describe("Names what runs; `unnamed` where nobody named it"),
    country: Country.describe("For which the host that was asked stands"),
  })
  .meta({ id: "EnvInfo" });
export type EnvInfo = z.infer<typeof EnvInfo>;

export const envInfo = defineEndpoint({
  domain: "legacy",
  name: "envInfo",
  method: "GET",
  path: "/utility/env-info",
  summary: "Which build answers here, and for which country",
  grant: "none",
  response: z.object({ data: EnvInfo }),
  refusals: [],
  retry: "limited",
});
