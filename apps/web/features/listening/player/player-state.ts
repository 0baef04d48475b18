import { liveListUrl } from "@skywave/contract/listening/live-list-url";
import type { AiringOnAir } from "@skywave/services/listening/airing-on-air";
import type { ChannelAccess } from "@skywave/services/listening/channel-access";
import type { PlayableSource, Tuned } from "@skywave/services/listening/tuned";

/** Why something does not play, as texts tell it. */
export type PlayerRefusal =
  | "CHANNEL_LOCKED"
  | "PREVIEW_OVER"
  | "STREAM_ENDED"
  | "playbackServicesTeam.playbackService.key-not-found"
  | "NOT_FOUND"
  /** It is on this device, and locked until it was granted again. */
  | "OFFLINE_ENDED"
  /** The speaker does not answer. */
  | "SPEAKER_OFF"
  /** It is not linked any more. */
  | "SPEAKER_GONE"
  /** Other devices of the account play in its place. */
  | "SPEAKER_TAKEN"
  /** No plan has what it plays any more. */
  | "SPEAKER_REFUSED"
  | "other";

export type PlayerStatus =
  | { kind: "starting" | "playing" | "paused" | "blocked" | "reconnecting" | "unsupported" }
  /** The site has switched it off for this browser. */
  | { kind: "disabled" }
  /** Newer devices of the account have taken its place. */
  | { kind: "taken"; mostStreams: number }
  | { kind: "refused"; code: PlayerRefusal; planName: string };

/** Something to play, with what is known of it before it does. */
export interface Playable extends PlayableSource {
  /** That it is, was broadcast on or is heard with. */
  channelId: string;
  /** As the catalogue calls the channel, where whoever plays it knows. */
  channelName?: Tuned["channelName"] | undefined;
  /** Of an episode the show that it is of; of an artist's station what it is called. */
  title?: string;
  /** A channel from the start of what is on; the show, or the track where none is on. */
  from?: "airing" | "show";
  /** In seconds from the start of an episode or a track. */
  startAt?: number;
  /** Of a channel on the air: where its sound is listed, so that its beginning is fetched while it is tuned to. */
  listUrl?: string | undefined;
  /** It is on this device, and plays from there. */
  isKept?: true;
}

/** What the player shows. */
export interface PlayerState {
  /** None before the first press. */
  playable: Playable | undefined;
  channelId: string | undefined;
  status: PlayerStatus;
  access: ChannelAccess | undefined;
  /** As the catalogue calls the channel; none before that was heard of. */
  channelName: Tuned["channelName"] | undefined;
  /** The same of an artist's station. */
  stationName: Tuned["stationName"];
  /** What is heard, which is a few seconds behind what is on the air. */
  airing: AiringOnAir | undefined;
  /** What is being said, where people talk. */
  caption: string;
  episode: Tuned["episode"];
  /** In whole seconds from the start of an episode or a track; whoever keeps how far somebody came reads it here. */
  position: number;
  /** Of an episode or a track, in seconds; none while it is not known, and none of a channel. */
  duration: number | undefined;
  /** How fast people talk: 1 is as they did. */
  rate: number;
  /** When tracks can be skipped again, in milliseconds since 1970, where somebody has just been refused. */
  skipsAgainAt: number | undefined;
  /** It was heard to its end, and nothing was played since. */
  isFinished: boolean;
  volume: number;
  isMuted: boolean;
  /** The linked device that plays in the place of this one. */
  speaker: ChosenSpeaker | undefined;
}

/** From 0 to 1; what is muted keeps how loud it was. */
interface Loudness {
  volume: number;
  isMuted: boolean;
}

export interface ChosenSpeaker extends Loudness {
  smartDeviceId: string;
  deviceName: string;
  /** It is turned up or down just now, so that what it was says nothing any more. */
  isTurning?: boolean;
}

/** What is forgotten with what played before. */
export const NOTHING_HEARD = {
  access: undefined,
  channelName: undefined,
  stationName: undefined,
  airing: undefined,
  caption: "",
  episode: undefined,
  position: 0,
  duration: undefined,
  skipsAgainAt: undefined,
} as const;

export const SILENT: PlayerState = {
  playable: undefined,
  channelId: undefined,
  status: { kind: "paused" },
  ...NOTHING_HEARD,
  rate: 1,
  isFinished: false,
  volume: 0.8,
  isMuted: false,
  speaker: undefined,
};

/** How loud what plays is, here or on the speaker. */
export function loudnessOf(state: PlayerState): Loudness {
  return state.speaker ?? state;
}

/** A channel as it is on the air; where it is listed need not be asked for. */
export function liveChannel(
  channelId: string,
  {
    name,
    listUrl = liveListUrl(channelId),
  }: { name?: Playable["channelName"]; listUrl?: Playable["listUrl"] } = {},
): Playable {
  return { type: "channel-linear", id: channelId, channelId, channelName: name, listUrl };
}

/** An artist's station, as the catalogue lists it. */
export function stationOf(item: { entityId: string; title: string; channel: { number: number } }): Playable {
  const { entityId, title, channel } = item;
  return { type: "artist-station", id: entityId, channelId: String(channel.number), title };
}

export function isEpisode({ type }: PlayableSource): boolean {
  return type === "episode-audio" || type === "episode-podcast";
}

export function isStation<T extends PlayableSource>(
  source: T,
): source is T & { type: "channel-xtra" | "artist-station" } {
  return source.type === "channel-xtra" || source.type === "artist-station";
}

/** What is heard of some airings at a moment. */
export function heardAt(
  airings: readonly AiringOnAir[],
  date: number,
): Pick<PlayerState, "airing" | "caption"> | undefined {
  const airing = airings.find(({ startsAt, endsAt }) => startsAt <= date && date < endsAt);
  if (airing === undefined) return undefined;
  const second = (date - airing.startsAt) / 1_000;
  // A sentence stays until the next one, so that it can be read to its end.
  const caption = airing.captions.findLast(({ from }) => from <= second)?.text ?? "";
  return { airing, caption };
}
