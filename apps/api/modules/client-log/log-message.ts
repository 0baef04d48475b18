import { randomInt } from "node:crypto";
import type { CallRequest } from "@skywave/contract";
import type { Handler } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { Platform } from "#platform/platform.ts";
import { scrub } from "./scrub.ts";
import { readUseCase } from "./use-case.ts";

const LEVELS = { INFO: "info", WARN: "warn", ERROR: "error" } as const;
/** Of what comes beyond the limit of all together, one in so many is kept. */
const SAMPLED = 100;

/** Writes what a page tells of its trouble as one line of our log. Who tells too much is not told so. */
export function createLogMessageHandler({
  limits,
  log,
}: Pick<Platform, "limits" | "log">): Handler<"legacy", "logMessage"> {
  const isStored = async (ipAddress: string, deviceId: string | undefined) => {
    if ((await limits.take("logMessagesByAddress", ipAddress)) !== undefined) return false;
    if (deviceId !== undefined && (await limits.take("logMessagesByDevice", deviceId)) !== undefined)
      return false;
    return (await limits.take("logMessagesInAll", "")) === undefined || randomInt(SAMPLED) === 0;
  };
  return async ({ body }, { caller, cookies, ipAddress, traceId }) => {
    if (await isStored(ipAddress, caller?.deviceId)) {
      const useCase = readUseCase(cookies);
      const page = { ...factsOf(body), ...(useCase !== undefined && { useCase }) };
      log[LEVELS[body.logLevel]]({ page, traceId }, "a page reports");
    }
    return done(undefined);
  };
}

function factsOf({
  url,
  stacktrace,
  message,
  referrer,
  client,
}: CallRequest<"legacy", "logMessage">["body"]) {
  return {
    message: scrub(message),
    url: scrub(url),
    referrer: scrub(referrer),
    stacktrace: scrub(stacktrace),
    client: scrub(client),
  };
}
