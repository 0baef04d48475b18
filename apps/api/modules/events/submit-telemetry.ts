import type { TelemetryEvent } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { EventsRepository } from "./events-repository.ts";
import { scrubEvent } from "./scrub-event.ts";

export type SubmitTelemetry = (
  events: readonly TelemetryEvent[],
  version: "v2" | "v3",
  caller: PersonCaller,
) => Promise<string[]>;

/** Stores what people listened to; answers with the ids that are on record now. */
export function createSubmitTelemetry(
  repository: Pick<EventsRepository, "addBatch">,
  clock: Clock,
): SubmitTelemetry {
  return async (events, version, { identityId, deviceId }) => {
    const receivedAt = clock.realNow();
    const origin = { kind: version, identityId, deviceId, sessionId: null, receivedAt };
    await repository.addBatch(events.map(scrubEvent), origin);
    return [...new Set(events.map(({ eventId }) => eventId))];
  };
}
