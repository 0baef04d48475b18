import { MAX_EVENTS_PER_BATCH } from "@skywave/contract/events/user-events";
import type { Sessions } from "#modules/sessions/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createEventsRepository } from "./events-repository.ts";
import { createLoadGate } from "./load-gate.ts";
import { createPutAwayEvents, type PutAwayEvents } from "./put-away-events.ts";
import { createEventHandlers } from "./routes.ts";
import { createSubmitTelemetry } from "./submit-telemetry.ts";
import { createSubmitUserEvents } from "./submit-user-events.ts";
import { createTurns } from "./turns.ts";

const KEPT_FOR_HOURS = 90 * 24;

/** What people did and listened to. */
export interface Events extends Module {
  handlers: { userEvent: DomainHandlers<"userEvent">; telemetry: DomainHandlers<"telemetry"> };
  putAway: PutAwayEvents;
  /** How many batches wait to be put away. */
  countWaiting(): Promise<number>;
}

export function createEvents(
  { clock, database, limits }: Pick<Platform, "clock" | "database" | "limits">,
  { sessions }: { sessions: Pick<Sessions, "listOfDevice"> },
): Events {
  const repository = createEventsRepository(database);
  return {
    handlers: createEventHandlers({
      submitUserEvents: createSubmitUserEvents({
        repository,
        clock,
        sessionsOfDevice: sessions.listOfDevice,
      }),
      submitTelemetry: createSubmitTelemetry(repository, clock),
      gate: createLoadGate(),
      // The largest batch alone, or as many small ones together as make one: more at once is stored no sooner.
      turns: createTurns(MAX_EVENTS_PER_BATCH),
      limits,
    }),
    putAway: createPutAwayEvents(repository),
    countWaiting: repository.countBatches,
    removeExpired: () => repository.removeBefore(clock.realNow().subtract({ hours: KEPT_FOR_HOURS })),
  };
}
