import type { CallAnswer, CallRequest } from "@skywave/contract";
import { ENCRYPTED_SOURCE_TYPES } from "@skywave/contract";
import { airingsAround, segmentAt } from "@skywave/sound";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { StreamsRepository } from "../streams/streams-repository.ts";
import { PREVIEW_AGAIN_AFTER } from "./decide-access.ts";
import { findChannel } from "./lineups.ts";
import type { Listeners } from "./listeners.ts";
import { serializeAccess, serializeAiring, toPlayDate } from "./serialize-airing.ts";

export type TuneSource = (
  body: CallRequest<"playback", "tuneSource">["body"],
  caller: SessionCaller,
) => Promise<Outcome<CallAnswer<"playback", "tuneSource">>>;

/** Starts to play a channel on a device, in the place of what it played before. */
export function createTuneSource(dependencies: {
  streams: StreamsRepository;
  listeners: Listeners;
  nameOfPlan(productId: string): string;
  /** Has the sound made that will be asked for first. */
  prepare(channel: number, segment: number): void;
  clock: Clock;
}): TuneSource {
  const { streams, listeners, nameOfPlan, prepare, clock } = dependencies;
  return async ({ id, type, manifestVariant }, caller) => {
    const channel = type === "channel-linear" ? findChannel(id) : undefined;
    if (channel === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "source" });
    const now = clock.realNow();
    const access = await listeners.accessTo(channel, caller);
    const { unlockedBy } = serializeAccess(access, channel, nameOfPlan);
    const details = { planName: unlockedBy?.name ?? "" };
    if (access.kind === "locked") return refuse("CHANNEL_LOCKED", { details });
    if (access.kind === "previewOver") return refuse("PREVIEW_OVER", { details });
    if (access.kind === "preview")
      await streams.beginPreview(caller.deviceId, now, now.subtract(PREVIEW_AGAIN_AFTER));
    await streams.put({
      deviceId: caller.deviceId,
      identityId: caller.identityId,
      channel: channel.number,
      startedAt: now,
      seenAt: now,
      takenAt: null,
    });
    const segment = segmentAt(now.epochMilliseconds);
    prepare(channel.number, segment);
    const [nowPlaying, next] = airingsAround(channel, segment, { before: 0, after: 1 });
    if (nowPlaying === undefined || next === undefined) throw new Error(`channel ${id} plays nothing`);
    return done({
      entityId: id,
      type,
      isEncrypted: ENCRYPTED_SOURCE_TYPES.has(type),
      manifestUrl: `/sound/channels/${channel.number}/${manifestVariant.toLowerCase()}.m3u8`,
      access: serializeAccess(await listeners.accessTo(channel, caller), channel, nameOfPlan),
      tunedAt: toPlayDate(now.epochMilliseconds),
      nowPlaying: serializeAiring(nowPlaying),
      next: serializeAiring(next),
    });
  };
}
