import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";
import { ContentRef, PlaybackState } from "./library-content.ts";

const ofOneThing = {
  domain: "playback",
  grant: "authenticated",
  path: "/playback/state/v1/{entityType}/{entityId}",
  params: ContentRef,
  response: PlaybackState,
  retry: "limited",
} as const;

export const getPlaybackState = defineEndpoint({
  ...ofOneThing,
  name: "getPlaybackState",
  method: "GET",
  summary: "Where the person is in an episode; a channel or a show has no position",
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
});

export const updatePlaybackState = defineEndpoint({
  ...ofOneThing,
  name: "updatePlaybackState",
  method: "PUT",
  summary: "Says where the person is in an episode, and hears what holds: what they did last on any device",
  body: z.object({
    positionInSeconds: z.int().min(0).max(1_000_000),
    isFinished: z.boolean().default(false),
    updatedAt: Instant.optional().describe(
      "When it was so; now unless said, and never later than now, however far ahead a device's clock is",
    ),
  }),
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
});
