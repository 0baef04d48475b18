import type { TelemetryEvent } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { EventsRepository, TelemetryEventRow } from "./events-repository.ts";
import { scrubAttributes } from "./scrub-attributes.ts";

export type SubmitTelemetry = (
  events: readonly TelemetryEvent[],
  version: TelemetryEventRow["version"],
  caller: PersonCaller,
) => Promise<string[]>;

/** Stores what people listened to; answers with the ids that are on record now. */
export function createSubmitTelemetry(repository: EventsRepository, clock: Clock): SubmitTelemetry {
  return async (events, version, caller) => {
    const receivedAt = clock.realNow();
    await repository.addTelemetryEvents(
      events.map((event) => {
        const [logicalEpoch, logicalCounter] = event.logicalClock;
        return {
          eventId: event.eventId,
          identityId: caller.identityId,
          deviceId: caller.deviceId,
          version,
          eventName: event.eventName,
          isTest: event.isTest,
          timeInMilliseconds: event.time,
          systemClockTimeInMilliseconds: event.systemClockTime,
          internalClockTimeInMilliseconds: event.internalClockTime,
          clockAdjustmentInMilliseconds: event.clockAdjustment,
          averageLatencyInMilliseconds: event.averageLatency,
          usingClock: event.usingClock,
          logicalEpoch,
          logicalCounter,
          attributes: scrubAttributes(withClient(event)),
          receivedAt,
        };
      }),
    );
    return [...new Set(events.map(({ eventId }) => eventId))];
  };
}

/** Which client told it is kept among the attributes; earlier clients did not say. */
function withClient({ attributes, clientVersion }: TelemetryEvent): TelemetryEvent["attributes"] {
  return clientVersion === undefined ? attributes : { ...attributes, clientVersion };
}
