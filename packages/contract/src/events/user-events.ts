import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

export const MAX_EVENTS_PER_BATCH = 1_024;
/** Of what comes out of a compressed body. Leaves each event of a full batch a kilobyte. */
export const MAX_BATCH_IN_BYTES = MAX_EVENTS_PER_BATCH * 1024;

const EventId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** Which events are on record now; the client lets go of these and keeps the rest. */
export const AcceptedEvents = z
  .object({ acceptedEventIds: z.array(z.string()) })
  .meta({ id: "AcceptedEvents" });

/** Plain facts about an event: no nested data, nothing personal. */
export const EventAttributes = z.record(
  z.string().max(60),
  z.union([z.string().max(500), z.number(), z.boolean(), z.null()]),
);

export const UserEvent = z
  .object({
    eventId: EventId,
    eventName: z.string().min(1).max(80),
    eventTokenId: z.string().max(80).describe("The access token id of the session it happened in"),
    time: z
      .number()
      .positive()
      .describe("Milliseconds since 1970 by the server's clock as the client knew it"),
    logicalClock: z.tuple([z.number(), z.int().min(0)]),
    attributes: EventAttributes.optional(),
  })
  .meta({ id: "UserEvent" });
export type UserEvent = z.infer<typeof UserEvent>;

export const submitUserEvents = defineEndpoint({
  domain: "userEvent",
  name: "submitUserEvents",
  method: "POST",
  path: "/user-event/v1/events/submit",
  summary: "Stores what people did in the app; an event that comes twice is stored once",
  grant: "access",
  body: z.object({ events: z.array(UserEvent).min(1).max(MAX_EVENTS_PER_BATCH) }),
  unshownFields: ["events"],
  bodyLimitInBytes: MAX_BATCH_IN_BYTES,
  takesCompressedBody: true,
  response: AcceptedEvents,
  refusals: ["PAYLOAD_TOO_LARGE", "RATE_LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE"],
  retry: "none",
});
