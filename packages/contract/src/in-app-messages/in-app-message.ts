import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";

export const InAppMessage = z
  .object({
    id: z.string(),
    text: z.string(),
    link: z.string().nullable().describe("A path of this site, or an https address"),
  })
  .meta({ id: "InAppMessage" });
export type InAppMessage = z.infer<typeof InAppMessage>;

export const getOutreachMessage = defineEndpoint({
  domain: "outreach",
  name: "getOutreachMessage",
  method: "GET",
  path: "/ivm/v1/ivm/message",
  summary: "What we have to tell the person just now; 204 when there is nothing",
  grant: "authenticated",
  query: z.object({ locale: Locale.default("en-US") }),
  response: InAppMessage,
  mayBeEmpty: true,
  refusals: [],
  retry: "limited",
});
