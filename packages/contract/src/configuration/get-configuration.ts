import { z } from "zod";
import { defineEndpoint, GRANTS } from "../wire/endpoint.ts";

export const Retrying = z.object({
  limit: z.int().min(0),
  delayInMilliseconds: z.int().min(0),
  backoff: z
    .enum(["fixed", "exponential"])
    .describe("exponential: each wait is twice as long, in part by chance"),
  isRepeatable: z.boolean().describe("Also a POST or PATCH without a key may be sent again"),
});
export type Retrying = z.infer<typeof Retrying>;

export const DomainConfiguration = z.object({
  baseUrl: z.string(),
  endpoints: z.record(
    z.string(),
    z.object({
      method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
      path: z.string(),
      enabled: z.boolean(),
      grant: z.enum(GRANTS).optional().describe("What the call has to show; absent: a signed-in session"),
      isIdempotentByKey: z
        .boolean()
        .optional()
        .describe("Repeating the call with the same Idempotency-Key acts once; absent: it may act twice"),
      timeoutInMilliseconds: z.int().positive().optional().describe("For all attempts; absent: no limit"),
      retry: Retrying.optional().describe("Absent: three times, each wait twice as long as the one before"),
    }),
  ),
});
export type DomainConfiguration = z.infer<typeof DomainConfiguration>;

export const Settings = z
  .object({
    isSandbox: z.boolean(),
    isPasskeyEnabled: z.boolean(),
    mostPlansPerOrder: z.int().min(2).describe("How many plans can be bought at once"),
    cookieDomain: z
      .string()
      .nullable()
      .describe("Parent domain that cookies are shared over; null: this host"),
    canSendTexts: z.boolean().describe("Whether a text message can be sent at all"),
    hasPlateLookup: z.boolean().describe("Whether a radio can be found by the license plate of its vehicle"),
    cardProcessor: z
      .object({ scriptUrl: z.url(), publishableKey: z.string() })
      .describe("The script that draws the card fields in the processor's own frame"),
    content: z
      .object({ space: z.string(), environment: z.string() })
      .nullable()
      .describe("Where entries are; null where no content management system is connected"),
    personalisation: z
      .object({ environment: z.string() })
      .nullable()
      .describe("Where what visitors do is told; null where nobody is told"),
    playback: z
      .object({ keyIdPattern: z.string() })
      .describe("Finds the id of a key in its address, as the first group of a regular expression"),
    time: z.object({
      postInitializationPollInterval: z.int(),
      maxTwoWayLatency: z.int(),
      maxDiscrepancyInterval: z.int(),
    }),
    minIntervalBetweenDeviceGrantRefreshes: z.int(),
    minIntervalBetweenSessionPurges: z.int(),
  })
  .describe("Times are in milliseconds");
export type Settings = z.infer<typeof Settings>;

export const Configuration = z
  .object({ domains: z.record(z.string(), DomainConfiguration), settings: Settings })
  .meta({ id: "Configuration" });
export type Configuration = z.infer<typeof Configuration>;

export const getConfiguration = defineEndpoint({
  domain: "configuration",
  name: "getConfiguration",
  method: "GET",
  path: "/configservice/v1/applications/{id}/configs/{version}/me",
  summary: "Which calls exist, where, and the settings of the client",
  grant: "none",
  params: z.object({ id: z.string().max(40), version: z.string().max(20) }),
  query: z.object({
    enableProdMode: z
      .enum(["true", "false"])
      .optional()
      .describe("true: without what is there for tests only"),
  }),
  response: Configuration,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
