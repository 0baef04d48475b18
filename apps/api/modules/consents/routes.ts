import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainHandlers } from "../../platform/http/handlers.ts";
import type { RateLimits } from "../../platform/rate-limits/rate-limits.ts";
import { randomId } from "../../platform/security/random-id.ts";
import type { Consents } from "./consents.ts";
import { createStopCalls } from "./stop-calls.ts";

/** The call with which anybody may ask to be left alone. */
export function createConsentHandlers(dependencies: {
  consents: Consents;
  database: Database;
  clock: Clock;
  limits: RateLimits;
}): DomainHandlers<"consent"> {
  const { limits } = dependencies;
  const stopCalls = createStopCalls(dependencies);
  return {
    stopCalls: async ({ body }, { ipAddress, idempotencyKey }) => {
      const limited = await limits.take("stoppedCallsByAddress", ipAddress);
      if (limited !== undefined) return limited;
      return stopCalls(body, idempotencyKey ?? randomId("dnc"));
    },
  };
}
