import {
  createEventHandlers,
  createEventsRepository,
  createLoadGate,
  createSubmitTelemetry,
  createSubmitUserEvents,
} from "#modules/events/index.ts";
import type { composeDevicesAndSessions } from "./compose-sessions.ts";
import type { Platform } from "#platform/platform.ts";

const KEPT_FOR_HOURS = 90 * 24;

/** Wires what people did and listened to. */
export function composeEvents(
  { clock, database, limits }: Pick<Platform, "clock" | "database" | "limits">,
  { deviceSessions }: Pick<ReturnType<typeof composeDevicesAndSessions>, "deviceSessions">,
) {
  const repository = createEventsRepository(database);
  return {
    handlers: createEventHandlers({
      submitUserEvents: createSubmitUserEvents({
        repository,
        clock,
        sessionsOfDevice: (ids, deviceId) => deviceSessions.listOfDevice(ids, deviceId),
      }),
      submitTelemetry: createSubmitTelemetry(repository, clock),
      gate: createLoadGate(),
      limits,
    }),
    removeExpired: () => repository.removeBefore(clock.realNow().subtract({ hours: KEPT_FOR_HOURS })),
  };
}
