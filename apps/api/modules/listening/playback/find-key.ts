import { CHANNELS } from "@skywave/channels";
import type { CallAnswer } from "@skywave/contract";
import { segmentAt } from "@skywave/sound";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { ChannelKeys } from "../broadcast/channel-keys.ts";
import type { FollowStream } from "../streams/follow-stream.ts";
import { productThatOpens } from "./lineups.ts";
import type { Listeners } from "./listeners.ts";

export type FindKey = (
  keyId: string,
  caller: SessionCaller,
) => Promise<Outcome<CallAnswer<"playback", "getDecryptionKey">>>;

/** Gives out a key to whoever plays on a stream that may go on, and may hear the channel just now. */
export function createFindKey(dependencies: {
  keys: ChannelKeys;
  followStream: FollowStream;
  listeners: Listeners;
  nameOfPlan(productId: string): string;
  clock: Clock;
}): FindKey {
  const { keys, followStream, listeners, nameOfPlan, clock } = dependencies;
  return async (keyId, caller) => {
    const name = keys.readId(keyId, segmentAt(clock.realNow().epochMilliseconds));
    const channel = CHANNELS.find(({ number }) => number === name?.channel);
    if (name === undefined || channel === undefined)
      return refuse("playbackServicesTeam.playbackService.key-not-found");
    const access = await listeners.accessTo(channel, caller);
    const details = { planName: nameOfPlan(productThatOpens(channel)) };
    if (access.kind === "locked") return refuse("CHANNEL_LOCKED", { details });
    if (access.kind === "previewOver") return refuse("PREVIEW_OVER", { details });
    const { state } = await followStream(caller);
    if (state !== "playing") return refuse("STREAM_ENDED");
    return done({ keyId, key: keys.keyOf(name).toString("base64") });
  };
}
