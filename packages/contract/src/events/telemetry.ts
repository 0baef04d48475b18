import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { AcceptedEvents, EventAttributes, MAX_BATCH_IN_BYTES, MAX_EVENTS_PER_BATCH } from "./user-events.ts";

/** A playback event. The client's version marker (v2 or v3) chose the call and is not sent. */
export const TelemetryEvent = z
  .object({
    eventId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    eventName: z.string().min(1).max(80),
    appId: z.literal("web"),
    // Absent from what an earlier client kept while it had no network.
    tenant: z.literal("sxm").optional(),
    platform: z.literal("browser").optional(),
    clientVersion: z.string().max(20).optional(),
    isTest: z.boolean(),
    time: z.number().positive(),
    systemClockTime: z.number(),
    internalClockTime: z.number(),
    clockAdjustment: z.number().describe("Internal clock minus system clock, in milliseconds, signed"),
    averageLatency: z.number().min(0),
    usingClock: z.enum(["system", "internal"]),
    logicalClock: z.tuple([z.number(), z.int().min(0)]),
    attributes: EventAttributes.optional(),
  })
  .meta({ id: "TelemetryEvent" });
export type TelemetryEvent = z.infer<typeof TelemetryEvent>;

const Batch = z.array(TelemetryEvent).min(1).max(MAX_EVENTS_PER_BATCH);

export const submitTelemetryActions = defineEndpoint({
  domain: "telemetry",
  name: "submitTelemetryActions",
  method: "POST",
  path: "/telemetry/v2/actions",
  summary: "Stores playback events of version 2",
  grant: "authenticated",
  body: z.object({ actions: Batch }),
  unshownFields: ["actions"],
  bodyLimitInBytes: MAX_BATCH_IN_BYTES,
  takesCompressedBody: true,
  response: AcceptedEvents,
  refusals: ["PAYLOAD_TOO_LARGE", "RATE_LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE"],
  retry: "none",
});

export const submitTelemetryEvents = defineEndpoint({
  domain: "telemetry",
  name: "submitTelemetryEvents",
  method: "POST",
  path: "/telemetry/v3/events",
  summary: "Stores playback events of version 3",
  grant: "authenticated",
  body: z.object({ events: Batch }),
  unshownFields: ["events"],
  bodyLimitInBytes: MAX_BATCH_IN_BYTES,
  takesCompressedBody: true,
  response: AcceptedEvents,
  refusals: ["PAYLOAD_TOO_LARGE", "RATE_LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE"],
  retry: "none",
});
