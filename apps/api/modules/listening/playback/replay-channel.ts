import { SHOWS } from "@skywave/channels/shows";
import type { Channel } from "@skywave/channels";
import type { CallRequest } from "@skywave/contract";
import { ENCRYPTED_SOURCE_TYPES } from "@skywave/contract";
import { airingKeptAt, type Episode } from "@skywave/domain/catalogue/episodes";
import { airingOf, segmentAt } from "@skywave/sound";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { PrepareSound } from "../sound/prepare-sound.ts";
import type { StartStream } from "../streams/start-stream.ts";
import type { Tuned } from "../sources/name-channels.ts";
import { serializeTwoFrom, toPlayDate } from "../sources/serialize-airing.ts";
import { serializeEpisode } from "../sources/serialize-episode.ts";
import { findSource } from "../sources/sources.ts";

export type ReplayChannel = (
  body: CallRequest<"playback", "replay">["body"],
  caller: SessionCaller,
) => Promise<Outcome<Tuned>>;

/** Plays a channel from the start of what is on, as far behind the broadcast as that began. */
export function createReplayChannel(dependencies: {
  startStream: StartStream;
  prepare: PrepareSound;
  clock: Clock;
}): ReplayChannel {
  const { startStream, prepare, clock } = dependencies;
  return async ({ id, from, manifestVariant }, caller) => {
    const now = clock.realNow();
    const source = findSource("channel-linear", id, now);
    if (source === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "channel" });
    const { channel, type } = source;
    const onAir = from === "show" ? showOn(channel, now) : undefined;
    if (from === "show" && onAir === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "show" });
    const access = await startStream(source, caller);
    if (!access.ok) return access;
    const first =
      onAir === undefined
        ? airingOf(channel, segmentAt(now.epochMilliseconds)).firstSegment
        : segmentAt(onAir.startsAt.epochMilliseconds);
    prepare(channel, first);
    const manifest = manifestVariant.toLowerCase();
    return done({
      entityId: id,
      type,
      isEncrypted: ENCRYPTED_SOURCE_TYPES.has(type),
      channelNumber: channel.number,
      access: access.data,
      tunedAt: toPlayDate(now.epochMilliseconds),
      manifestUrl:
        onAir === undefined
          ? `/sound/channels/${channel.number}/from/${first}/${manifest}.m3u8`
          : `/sound/episodes/${onAir.entityId}/${manifest}.m3u8`,
      ...serializeTwoFrom(channel, first),
      ...(onAir && { episode: serializeEpisode(onAir) }),
    });
  };
}

function showOn(channel: Channel, now: Temporal.Instant): Episode | undefined {
  return SHOWS.filter(({ channelNumber }) => channelNumber === channel.number)
    .map((show) => airingKeptAt(show, now, now))
    .find((airing) => airing !== undefined);
}
