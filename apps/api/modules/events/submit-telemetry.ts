import type { TelemetryEvent } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { EventsRepository, TelemetryBatchOrigin } from "./events-repository.ts";
import { scrubAttributes } from "./scrub-attributes.ts";

export type SubmitTelemetry = (
  events: readonly TelemetryEvent[],
  version: TelemetryBatchOrigin["version"],
  caller: PersonCaller,
) => Promise<string[]>;

/** Stores what people listened to; answers with the ids that are on record now. */
export function createSubmitTelemetry(repository: EventsRepository, clock: Clock): SubmitTelemetry {
  return async (events, version, { identityId, deviceId }) => {
    const receivedAt = clock.realNow();
    await repository.addTelemetryEvents(events.map(toStored), { identityId, deviceId, version, receivedAt });
    return [...new Set(events.map(({ eventId }) => eventId))];
  };
}

/** Which client told it is kept among the attributes; earlier clients did not say. */
function toStored(event: TelemetryEvent): TelemetryEvent {
  const { attributes, clientVersion } = event;
  const scrubbed = attributes && scrubAttributes(attributes);
  if (clientVersion !== undefined) return { ...event, attributes: { ...scrubbed, clientVersion } };
  return scrubbed === attributes ? event : { ...event, attributes: scrubbed };
}
