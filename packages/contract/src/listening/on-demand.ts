import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { EntityId, EpisodeNames, ListeningAccess, PlayDate, TunedSource } from "./playback.ts";

const StationType = z.enum(["channel-xtra", "artist-station"]);

const inStation = z.object({
  id: z.string().min(1).max(80),
  type: StationType,
  place: z
    .int()
    .min(0)
    .max(1_000_000)
    .describe(
      "Where the caller is in the sequence; whoever is elsewhere already hears where, and moves no more",
    ),
});

const shared = {
  domain: "playback",
  method: "POST",
  grant: "access",
  retry: "limited",
  isRepeatable: true,
} as const;

export const skip = defineEndpoint({
  ...shared,
  name: "skip",
  path: "/playback/play/v1/skip",
  summary:
    "Goes on to the next track of the station that this browser plays. What has not been heard to its end is skipped: six times an hour for each station and listener",
  body: inStation,
  response: TunedSource,
  refusals: [
    "INVALID_PAYLOAD",
    "NOT_FOUND",
    "STREAM_ENDED",
    "SKIP_LIMIT_REACHED",
    "CHANNEL_LOCKED",
    "PREVIEW_OVER",
  ],
});

export const previous = defineEndpoint({
  ...shared,
  name: "previous",
  path: "/playback/play/v1/previous",
  summary: "Goes back by a track in the station that this browser plays, as often as somebody wants",
  body: inStation,
  response: TunedSource,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "STREAM_ENDED", "CHANNEL_LOCKED", "PREVIEW_OVER"],
});

export const replay = defineEndpoint({
  ...shared,
  name: "replay",
  path: "/playback/play/v1/replay",
  summary: "Plays a channel from the start of what is on, as far behind the broadcast as that began",
  body: z.object({
    id: EntityId,
    from: z
      .enum(["airing", "show"])
      .default("airing")
      .describe("airing: the track or piece that is on. show: the show that is on, however long it has been"),
    manifestVariant: z.enum(["FULL", "WEB"]),
  }),
  response: TunedSource,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "CHANNEL_LOCKED", "PREVIEW_OVER"],
});

/** An airing of a show that is over, with the dates that calls about playing have. */
export const PlayableEpisode = z
  .object({
    entityId: z.string().describe("Of the show and the day: one-guest_2026-03-10"),
    type: z.enum(["episode-audio", "episode-podcast"]),
    ...EpisodeNames,
    channelNumber: z.int(),
    access: ListeningAccess,
    airedAt: PlayDate,
    durationInSeconds: z.int().positive(),
    keptUntil: PlayDate,
  })
  .meta({ id: "PlayableEpisode" });
export type PlayableEpisode = z.infer<typeof PlayableEpisode>;

export const lookaroundEpisodes = defineEndpoint({
  domain: "playback",
  name: "lookaroundEpisodes",
  method: "GET",
  path: "/playback/play/v1/lookaroundEpisodes/{entityId}",
  summary:
    "The episodes of a show before and after one of them; the newest ones of a show, or of all shows of a channel",
  grant: "access",
  params: z.object({
    entityId: z
      .string()
      .regex(/^[\w-]{1,91}$/)
      .describe("Of an episode, a show or a channel"),
  }),
  query: z.object({
    before: z.coerce.number().int().min(0).max(30).default(5).describe("How many earlier ones"),
    after: z.coerce.number().int().min(0).max(30).default(5).describe("How many later ones, of an episode"),
  }),
  response: z
    .object({
      entityId: z.string(),
      episodes: z.array(PlayableEpisode).describe("The newest first, the one that was named among them"),
    })
    .meta({ id: "LookaroundEpisodes" }),
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
