import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

const MOST_ITEMS = 50;

const ItemIds = z
  .string()
  .regex(new RegExp(`^[A-Za-z0-9_-]{1,60}(?:,[A-Za-z0-9_-]{1,60}){0,${MOST_ITEMS - 1}}$`))
  .describe(`Of what the station plays, with commas between them; ${MOST_ITEMS} at most`);

const Feedback = z.object({ itemEntityId: z.string(), value: z.enum(["up", "down", "none"]) });

const shared = {
  domain: "taste",
  path: "/taste/v1/feedback/{contentEntityType}/{contentEntityId}",
  grant: "authenticated",
  params: z.object({
    contentEntityType: z.string().min(1).max(40),
    contentEntityId: z.string().min(1).max(100),
  }),
  query: z.object({ itemEntityIds: ItemIds }),
  response: z.object({ feedback: z.array(Feedback) }).meta({ id: "StationFeedback" }),
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
  retry: "limited",
} as const;

export const getStationFeedback = defineEndpoint({
  ...shared,
  name: "getStationFeedback",
  method: "GET",
  summary: "What the person thinks of some things that a station plays",
});

export const setStationFeedback = defineEndpoint({
  ...shared,
  name: "setStationFeedback",
  method: "PUT",
  summary: "Thumbs up or down for some things that a station plays; none takes them back",
  body: z.object({ value: z.enum(["up", "down", "none"]) }),
});
