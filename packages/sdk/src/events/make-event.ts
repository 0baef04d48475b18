import { DEVICE_METADATA } from "../device-grant/device-metadata.ts";
import { CLIENT_NAME } from "../identifiers/client-name.ts";
import type { QueuedEvent } from "../platform/event-store.ts";
import type { UnorderedEvent } from "./buffer/store-events.ts";
import type { Occurrence } from "./event-buffers.ts";
import type { Attributes } from "./events.ts";

interface MakeEventOptions {
  eventId: string;
  isTest: boolean;
  isLossReport?: true;
}

const LONGEST_NAME = 80;
const LONGEST_KEY = 60;
const LONGEST_TEXT = 500;

/** The event as it is kept, once it knows its place in the order of all. */
export function makeEvent(occurrence: Occurrence, options: MakeEventOptions): UnorderedEvent {
  const { reading } = occurrence;
  const { eventId, isTest, isLossReport } = options;
  const mark = isLossReport === undefined ? {} : { isLossReport };
  const eventName = occurrence.eventName.slice(0, LONGEST_NAME);
  const attributes = shortened(occurrence.attributes);

  return (logicalClock): QueuedEvent => {
    const named = { eventId, eventName, time: reading.now, logicalClock };
    const described = Object.keys(attributes).length === 0 ? named : { ...named, attributes };
    if (occurrence.kind === "user") {
      return { call: "submitUserEvents", event: described, bytes: bytesOf(described), ...mark };
    }
    const event = {
      ...described,
      ...CLIENT_NAME,
      appId: DEVICE_METADATA.appId,
      isTest,
      systemClockTime: reading.systemTime,
      internalClockTime: reading.internalTime,
      clockAdjustment: reading.internalTime - reading.systemTime,
      averageLatency: reading.averageLatency,
      usingClock: reading.usingClock,
    };
    const call = occurrence.version === "v2" ? "submitTelemetryActions" : "submitTelemetryEvents";
    return { call, event, bytes: bytesOf(event), ...mark };
  };
}

function shortened(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key.slice(0, LONGEST_KEY),
      typeof value === "string" ? value.slice(0, LONGEST_TEXT) : value,
    ]),
  );
}

/** At most three bytes for each unit that is not ASCII. */
function bytesOf(event: object): number {
  return JSON.stringify(event).replace(/[^\u0020-\u007e]/g, "...").length;
}
