import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { ConsentLedger } from "./consent-ledger.ts";
import { createMessageChoices, type People } from "./message-choices.ts";
import { createStopCalls } from "./stop-calls.ts";
import type { StopOffers } from "./stop-offers.ts";

/** The calls with which people say what they want to hear from us, and anybody may ask to be left alone. */
export function createConsentHandlers(dependencies: {
  consents: ConsentLedger;
  database: Database;
  clock: Clock;
  limits: RateLimits;
  people: People;
  stopOffers: StopOffers;
}): DomainHandlers<"consent"> {
  const { limits, stopOffers } = dependencies;
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
    stopOffers: async ({ body }, { ipAddress }) =>
      (await limits.take("stoppedOffersByAddress", ipAddress)) ?? stopOffers.stop(body.token),
  };
}
