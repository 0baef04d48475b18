import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { refusalDetail } from "../outcomes/refusal-code.ts";
import { type AiringOnAir, readAiring } from "./airing-on-air.ts";
import { type ChannelAccess, readAccess } from "./channel-access.ts";

export interface TunedChannel {
  channelId: string;
  /** Of an HLS master playlist. */
  manifestUrl: string;
  isEncrypted: boolean;
  access: ChannelAccess;
  nowPlaying: AiringOnAir;
  next: AiringOnAir;
}

export type TuneChannelOutcome =
  | { ok: true; tuned: TunedChannel }
  /** There is no such channel. */
  | { ok: false; code: "NOT_FOUND" }
  /** The plan of whoever is here leaves it out: the plan named has it. */
  | { ok: false; code: "CHANNEL_LOCKED"; planName: string }
  /** What can be heard without a plan has been heard: get the plan named, or come back tomorrow. */
  | { ok: false; code: "PREVIEW_OVER"; planName: string }
  | CommonFailure;

/** Starts to play a channel in this browser; whatever it played before ends with that. */
export async function tuneChannel(skywave: Skywave, channelId: string): Promise<TuneChannelOutcome> {
  const answer = await ask(skywave, {
    domain: "playback",
    name: "tuneSource",
    input: {
      body: {
        id: channelId,
        type: "channel-linear",
        preferredImageVariant: "SQUARE",
        hlsVersion: "V3",
        manifestVariant: "WEB",
        mtcVersion: "V2",
      },
    },
    expected: ["NOT_FOUND", "CHANNEL_LOCKED", "PREVIEW_OVER"],
  });
  if (answer.ok) {
    const { entityId, manifestUrl, isEncrypted, access, nowPlaying, next } = answer.data;
    const airings = { nowPlaying: readAiring(nowPlaying), next: readAiring(next) };
    const tuned = { channelId: entityId, manifestUrl, isEncrypted, access: readAccess(access), ...airings };
    return { ok: true, tuned };
  }
  if (!("failure" in answer)) return answer;
  if (answer.code === "NOT_FOUND") return { ok: false, code: answer.code };
  return { ok: false, code: answer.code, planName: refusalDetail(answer.failure, "planName") };
}
