import { z } from "zod";
import { BothLanguages } from "../wire/both-languages.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { SOURCE_TYPES } from "./source-types.ts";

/** A moment as calls about playing write it, with a numeric offset: `2026-03-10T15:00:00.000+0000`. */
export const PlayDate = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d{4}$/)
  .meta({ id: "PlayDate" });

export const ChannelName = BothLanguages.describe("As the catalogue calls the channel");

/** A channel is named by its number on the dial. */
export const EntityId = z.string().regex(/^\d{1,4}$/);

export const Airing = z
  .object({
    id: z.string().describe("Of what is played; the same each time it is"),
    title: z.string(),
    artist: z.string(),
    startsAt: PlayDate,
    endsAt: PlayDate,
    captions: z
      .array(z.object({ from: z.number(), until: z.number(), text: z.string() }))
      .optional()
      .describe(
        "What is said and when, in seconds from its start; only where people talk, in answers of `lookaround`",
      ),
  })
  .meta({ id: "Airing" });
export type Airing = z.infer<typeof Airing>;

/** Whether the caller may hear a channel, and if not, what would open it. */
export const ListeningAccess = z
  .object({
    kind: z.enum(["full", "preview", "previewOver", "locked"]),
    previewEndsAt: PlayDate.optional().describe("Absent while the preview has not begun"),
    unlockedBy: z
      .object({ productId: z.string(), name: z.string() })
      .optional()
      .describe("The smallest plan with the channel; absent where it can be heard in full"),
  })
  .meta({ id: "ListeningAccess" });
export type ListeningAccess = z.infer<typeof ListeningAccess>;

export const ChannelOnAir = z
  .object({
    entityId: EntityId,
    type: z.literal("channel-linear"),
    name: ChannelName,
    access: ListeningAccess,
    nowPlaying: Airing,
    next: Airing,
    listUrl: z
      .string()
      .describe("Of its HLS playlist in the smallest quality, for players that begin while they tune"),
  })
  .meta({ id: "ChannelOnAir" });
export type ChannelOnAir = z.infer<typeof ChannelOnAir>;

/** The show that an episode is of. */
export const EpisodeShow = z.object({
  entityId: z.string(),
  title: z.string().describe("The name in English, for whoever reads one language"),
  name: BothLanguages.describe("As the catalogue calls it"),
});

/** What an editor has written about one episode. */
export const EpisodeWords = z
  .object({ title: BothLanguages, text: BothLanguages.nullable() })
  .meta({ id: "EpisodeWords" });
const words = EpisodeWords.optional().describe("Absent where nothing is: then its show and its day name it");

/** By what an episode is told of, wherever it is played or listed. */
export const EpisodeNames = { show: EpisodeShow, words };

/** An airing of a show that can be heard again, or that is on and will be. */
const TunedEpisode = z
  .object({
    entityId: z.string().describe("Of the episode that it is, or becomes: one-guest_2026-03-10"),
    ...EpisodeNames,
    startsAt: PlayDate,
    endsAt: PlayDate,
  })
  .meta({ id: "TunedEpisode" });

export const TunedSource = z
  .object({
    entityId: z.string(),
    type: z.enum(SOURCE_TYPES),
    isEncrypted: z.boolean(),
    manifestUrl: z.string().describe("Of an HLS master playlist"),
    channelNumber: z.int().describe("Of the channel that it is, was broadcast on or is heard with"),
    channelName: ChannelName,
    stationName: BothLanguages.optional().describe("As the catalogue calls it; of an artist's station alone"),
    access: ListeningAccess,
    tunedAt: PlayDate,
    nowPlaying: Airing.describe("Of an episode its first piece, by when it was on the air"),
    next: Airing,
    episode: TunedEpisode.optional().describe("Of an episode, and of a show that is replayed"),
    place: z.int().min(0).optional().describe("Of a station: where it is in its sequence"),
  })
  .meta({ id: "TunedSource" });
export type TunedSource = z.infer<typeof TunedSource>;

export const DecryptionKey = z
  .object({ keyId: z.string(), key: z.base64().describe("Sixteen bytes, for AES-128") })
  .meta({ id: "DecryptionKey" });

const KEY_REFUSALS = [
  "playbackServicesTeam.playbackService.key-not-found",
  "STREAM_ENDED",
  "CHANNEL_LOCKED",
  "PREVIEW_OVER",
  "RATE_LIMIT_EXCEEDED",
] as const;

export const tuneSource = defineEndpoint({
  domain: "playback",
  name: "tuneSource",
  method: "POST",
  path: "/playback/play/v1/tuneSource",
  summary: "Starts to play something, and takes the place of what this browser played before",
  grant: "access",
  body: z
    .object({
      id: z.string().min(1).max(80),
      type: z.enum(SOURCE_TYPES),
      preferredImageVariant: z.enum(["WIDE", "SQUARE"]).optional(),
      hlsVersion: z.literal("V3"),
      manifestVariant: z
        .enum(["FULL", "WEB"])
        .describe("FULL: all qualities. WEB: those for browsers, of a linear channel only"),
      mtcVersion: z.literal("V2"),
    })
    .refine(({ type, manifestVariant }) => manifestVariant === "FULL" || type === "channel-linear", {
      path: ["manifestVariant"],
      error: "only linear channels have a WEB manifest",
    }),
  response: TunedSource,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "CHANNEL_LOCKED", "PREVIEW_OVER"],
  retry: "limited",
  isRepeatable: true,
});

export const getDecryptionKey = defineEndpoint({
  domain: "playback",
  name: "getDecryptionKey",
  method: "GET",
  path: "/playback/key/v1/keys/{keyId}",
  summary: "The key that some minutes of a channel are encrypted with, for whoever plays it and may",
  grant: "access",
  params: z.object({ keyId: z.string().min(1).max(80) }),
  response: DecryptionKey,
  refusals: KEY_REFUSALS,
  retry: "limited",
});

export const getDecryptionKeyByUrl = defineEndpoint({
  domain: "playback",
  name: "getDecryptionKeyByUrl",
  method: "POST",
  path: "/playback/key/v1/byUrl",
  summary: "The same key by the address that a playlist gives, for players that cannot read an id from it",
  grant: "access",
  body: z.object({ url: z.string().min(1).max(500) }),
  response: DecryptionKey,
  refusals: KEY_REFUSALS,
  retry: "limited",
  isRepeatable: true,
});

export const peekChannel = defineEndpoint({
  domain: "playback",
  name: "peekChannel",
  method: "GET",
  path: "/playback/play/v1/peek/{entityId}",
  summary: "What a channel plays now and next, and whether the caller may hear it",
  grant: "access",
  params: z.object({ entityId: EntityId }),
  query: z.object({ size: z.coerce.number().int().min(1).max(20).default(4) }),
  response: z
    .object({
      entityId: EntityId,
      entitled: z.boolean(),
      size: z.int().describe("How many airings follow"),
      airings: z.array(Airing),
    })
    .meta({ id: "ChannelPeek" }),
  refusals: ["NOT_FOUND"],
  retry: "limited",
});

export const liveUpdate = defineEndpoint({
  domain: "playback",
  name: "liveUpdate",
  method: "GET",
  path: "/playback/play/v1/liveUpdate",
  summary: "What is on the air on all channels, or on one of them",
  grant: "access",
  query: z.object({ entityId: EntityId.optional() }),
  response: z.object({ at: PlayDate, channels: z.array(ChannelOnAir) }).meta({ id: "LiveUpdate" }),
  refusals: ["NOT_FOUND"],
  retry: "limited",
});

export const lookaround = defineEndpoint({
  domain: "playback",
  name: "lookaround",
  method: "GET",
  path: "/playback/play/v1/lookaround/{entityId}",
  summary:
    "What a channel has just played, plays and is about to play; or what it played around a moment of an episode",
  grant: "access",
  params: z.object({ entityId: EntityId }),
  query: z.object({
    at: PlayDate.refine((date) => !Number.isNaN(Date.parse(date.replace(/(\d\d)$/, ":$1"))), {
      error: "there is no such moment",
    })
      .optional()
      .describe("A moment that can still be heard; now where it is absent"),
    before: z.coerce.number().int().min(0).max(20).default(5),
    after: z.coerce.number().int().min(0).max(20).default(5),
  }),
  response: z
    .object({
      entityId: EntityId,
      name: ChannelName,
      access: ListeningAccess,
      at: PlayDate,
      airings: z.array(Airing),
    })
    .meta({ id: "Lookaround" }),
  refusals: ["NOT_FOUND"],
  retry: "limited",
});

export const streamsStatus = defineEndpoint({
  domain: "playback",
  name: "streamsStatus",
  method: "POST",
  path: "/playback/state/v1/streamsStatus",
  summary: "Says that this browser still plays, or has stopped, and hears whether it may go on",
  grant: "access",
  body: z.object({ isPlaying: z.boolean() }),
  response: z
    .object({
      state: z
        .enum(["playing", "stopped", "taken"])
        .describe("taken: the account plays on as many newer devices as it may; tune again to take it back"),
      streamsInUse: z.int(),
      mostStreams: z.int(),
    })
    .meta({ id: "StreamsStatus" }),
  refusals: [],
  retry: "limited",
  isRepeatable: true,
});
