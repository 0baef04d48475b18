import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

/** All that a call of this kind may weigh. */
const LIMIT_IN_BYTES = 8 * 1024;
// What a page tells of its own trouble may be broken too: a field of the wrong kind is left out, not refused.
const Told = z.string().catch("").default("");

export const logMessage = defineEndpoint({
  domain: "legacy",
  name: "logMessage",
  method: "POST",
  path: "/utility/log-message",
  summary: "Takes a line for our log from a page; answers 204 whether it was kept or dropped",
  grant: "optional",
  body: z.object({
    url: z.string().catch("/").default("/").describe("Of the page; its query is dropped"),
    stacktrace: Told,
    message: Told,
    logLevel: z.enum(["INFO", "WARN", "ERROR"]).catch("INFO").default("INFO"),
    referrer: Told.describe("Its query is dropped"),
    client: Told.describe("Tenant, platform and version of the client, as `sxm browser 1.12.2`"),
  }),
  // Scrubbed instead of refused: the line may be all that tells of an error.
  cardLikeFields: ["url", "stacktrace", "message", "referrer", "client"],
  bodyLimitInBytes: LIMIT_IN_BYTES,
  success: 204,
  isNeverRefused: true,
  refusals: [],
  retry: "none",
});
