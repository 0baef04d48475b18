import { type Channel, CHANNELS, SPOKEN_GENRES } from "@skywave/channels";
import type { Airing as SerializedAiring, ListeningAccess } from "@skywave/contract";
import {
  type Airing,
  airingsAround,
  type Caption,
  composeTrack,
  SEGMENT_IN_MILLISECONDS,
} from "@skywave/sound";
import type { Access } from "../playback/decide-access.ts";
import { productThatOpens } from "./lineups.ts";

/** A moment with a numeric offset, as calls about playing write it. */
export function toPlayDate(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString().replace("Z", "+0000");
}

/** The moment of such a date, in milliseconds since 1970. */
export function readPlayDate(date: string): number {
  // What a standard reads has a colon in its offset.
  return Date.parse(date.replace(/(\d\d)$/, ":$1"));
}

/** With what is said in it. */
export function serializeAiring(airing: Airing): SerializedAiring {
  const captions = captionsOf(airing.track);
  return { ...withoutCaptions(airing), ...(captions.length > 0 && { captions: [...captions] }) };
}

/** What a channel plays in a segment, and after it. What is said in it comes later: the sound waits for this answer. */
export function serializeTwoFrom(
  channel: Channel,
  segment: number,
): { nowPlaying: SerializedAiring; next: SerializedAiring } {
  const [nowPlaying, next] = airingsAround(channel, segment, { before: 0, after: 1 }).map(withoutCaptions);
  if (nowPlaying === undefined || next === undefined) throw new Error(`${channel.name} plays nothing`);
  return { nowPlaying, next };
}

function withoutCaptions({ track, firstSegment }: Airing): SerializedAiring {
  return {
    id: track.id,
    title: track.title,
    artist: track.artist,
    startsAt: toPlayDate(firstSegment * SEGMENT_IN_MILLISECONDS),
    endsAt: toPlayDate((firstSegment + track.segmentCount) * SEGMENT_IN_MILLISECONDS),
  };
}

export function serializeAccess(
  access: Access,
  channel: Channel,
  nameOfPlan: (productId: string) => string,
): ListeningAccess {
  const productId = productThatOpens(channel);
  const unlockedBy = { productId, name: nameOfPlan(productId) };
  switch (access.kind) {
    case "full":
      return { kind: "full" };
    case "locked":
      return { kind: "locked", unlockedBy };
    case "preview":
    case "previewOver":
      return {
        kind: access.kind,
        unlockedBy,
        ...(access.endsAt && { previewEndsAt: toPlayDate(access.endsAt.epochMilliseconds) }),
      };
  }
}

const captions = new Map<string, readonly Caption[]>();

/** What is said in a track is written once: it is asked for whenever somebody looks at a channel on which people talk. */
function captionsOf(track: Airing["track"]): readonly Caption[] {
  const known = captions.get(track.id);
  if (known !== undefined) return known;
  const channel = CHANNELS.find(({ number }) => number === track.channel);
  const written =
    channel !== undefined && SPOKEN_GENRES.has(channel.genre) ? composeTrack(channel, track).captions : [];
  const rounded = written.map(({ from, until, text }) => ({
    from: toTenth(from),
    until: toTenth(until),
    text,
  }));
  captions.set(track.id, rounded);
  return rounded;
}

function toTenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
