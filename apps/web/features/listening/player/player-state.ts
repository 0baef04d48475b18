import type { AiringOnAir } from "@skywave/services/listening/airing-on-air";
import type { ChannelAccess } from "@skywave/services/listening/channel-access";

/** Why a channel does not play, as texts tell it. */
export type PlayerRefusal =
  | "CHANNEL_LOCKED"
  | "PREVIEW_OVER"
  | "STREAM_ENDED"
  | "playbackServicesTeam.playbackService.key-not-found"
  | "NOT_FOUND"
  | "other";

export type PlayerStatus =
  | { kind: "starting" | "playing" | "paused" | "blocked" | "reconnecting" | "unsupported" }
  /** Newer devices of the account have taken its place. */
  | { kind: "taken"; mostStreams: number }
  | { kind: "refused"; code: PlayerRefusal; planName: string };

/** What the player shows. */
export interface PlayerState {
  /** None before the first press. */
  channelId: string | undefined;
  status: PlayerStatus;
  access: ChannelAccess | undefined;
  /** What is heard, which is a few seconds behind what is on the air. */
  airing: AiringOnAir | undefined;
  /** What is being said, where people talk. */
  caption: string;
  volume: number;
  isMuted: boolean;
}

export const SILENT: PlayerState = {
  channelId: undefined,
  status: { kind: "paused" },
  access: undefined,
  airing: undefined,
  caption: "",
  volume: 0.8,
  isMuted: false,
};

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
