import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { ChannelName, DecryptionKey, EpisodeNames, PlayDate } from "./playback.ts";

const EpisodeType = z.enum(["episode-audio", "episode-podcast"]);

export const grantOffline = defineEndpoint({
  domain: "playback",
  name: "grantOffline",
  method: "POST",
  path: "/playback/key/v1/offline",
  summary:
    "All keys of an episode, for a device that keeps it to play it without a network, and until when it may before it has to ask again",
  grant: "authenticated",
  body: z.object({ id: z.string().min(1).max(91), type: EpisodeType }),
  response: z
    .object({
      entityId: z.string(),
      type: EpisodeType,
      ...EpisodeNames,
      channelNumber: z.int(),
      channelName: ChannelName,
      manifestUrl: z.string().describe("Of an HLS master playlist: what it lists is what is kept"),
      playsUntil: PlayDate.describe(
        "The end of the plan or that of the episode, whichever comes first; keys are to be forgotten then",
      ),
      keys: z.array(DecryptionKey).describe("In the order in which they are needed"),
    })
    .meta({ id: "OfflineGrant" }),
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "CHANNEL_LOCKED", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
  isRepeatable: true,
});
