import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { ConsentLedger } from "./consent-ledger.ts";
import { createMessageChoices, type People } from "./message-choices.ts";
import { createStopCalls } from "./stop-calls.ts";

/** The call with which anybody may ask to be left alone. */
export function createConsentHandlers(dependencies: {
  consents: ConsentLedger;
  database: Database;
  clock: Clock;
  limits: RateLimits;
  people: People;
}): DomainHandlers<"consent"> {
  const { limits } = dependencies;
  const stopCalls = createStopCalls(dependencies);
  const { read, change } = createMessageChoices(dependencies);
  return {
    getMessageChoices: (_request, { caller }) => read(caller.identityId),
    setMessageChoices: ({ body }, { caller }) => change(caller, body),
    stopCalls: async ({ body }, { ipAddress, idempotencyKey }) => {
      const limited = await limits.take("stoppedCallsByAddress", ipAddress);
      if (limited !== undefined) return limited;
      return stopCalls(body, idempotencyKey ?? randomId("dnc"));
    },
  };
}
