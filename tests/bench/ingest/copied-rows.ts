import type { TelemetryEvent, UserEvent } from "@skywave/contract";

const DEVICE = "dev_abcdefghijklmnopqrst";
const SESSION = "ses_abcdefghijklmnopqrst";
const IDENTITY = "idn_abcdefghijklmnopqrst";
const NOW = "2026-03-10T15:00:00Z";

/** The rows of user events in the order of their columns, as COPY reads them. */
export function userRows(events: readonly UserEvent[]): string {
  return rowsOf(
    events.map(({ eventId, eventName, eventTokenId, time, logicalClock, attributes }) => [
      eventId,
      DEVICE,
      SESSION,
      IDENTITY,
      eventName,
      eventTokenId,
      time,
      ...logicalClock,
      JSON.stringify(attributes),
      NOW,
    ]),
  );
}

/** The rows of playback events, alike. */
export function telemetryRows(events: readonly TelemetryEvent[]): string {
  return rowsOf(
    events.map(({ attributes, clientVersion, ...event }) => [
      event.eventId,
      IDENTITY,
      DEVICE,
      "v3",
      event.eventName,
      event.isTest,
      event.time,
      event.systemClockTime,
      event.internalClockTime,
      event.clockAdjustment,
      event.averageLatency,
      event.usingClock,
      ...event.logicalClock,
      JSON.stringify({ ...attributes, clientVersion }),
      NOW,
    ]),
  );
}

function rowsOf(rows: readonly (readonly (string | number | boolean)[])[]): string {
  return rows.map((row) => `${row.join("\t")}\n`).join("");
}
