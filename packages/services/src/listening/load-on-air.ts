import type { BothLanguages } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { type AiringOnAir, readAiring } from "./airing-on-air.ts";
import { type ChannelAccess, readAccess } from "./channel-access.ts";
import { writePlayDate } from "./play-date.ts";

export interface ChannelOnAir {
  channelId: string;
  /** As the catalogue calls it. */
  name: BothLanguages;
  access: ChannelAccess;
  nowPlaying: AiringOnAir;
  next: AiringOnAir;
  /** Of its playlist in the smallest quality. */
  listUrl: string;
}

export type LoadOnAirOutcome = { ok: true; channels: readonly ChannelOnAir[] } | CommonFailure;

/** What is on the air on all channels, in the order of the dial. */
export async function loadOnAir(skywave: Skywave): Promise<LoadOnAirOutcome> {
  const answer = await ask(skywave, {
    domain: "playback",
    name: "liveUpdate",
    input: { query: {} },
    expected: [],
  });
  if (!answer.ok) return answer;
  const channels = answer.data.channels.map(({ entityId, name, access, nowPlaying, next, listUrl }) => ({
    channelId: entityId,
    name,
    access: readAccess(access),
    nowPlaying: readAiring(nowPlaying),
    next: readAiring(next),
    listUrl,
  }));
  return { ok: true, channels };
}

export type LoadLookaroundOutcome =
  | { ok: true; name: BothLanguages; access: ChannelAccess; airings: readonly AiringOnAir[] }
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/**
 * What a channel has just played, plays, and is about to play; or what it played around a moment of an episode, in
 * milliseconds since 1970.
 */
export async function loadLookaround(
  skywave: Skywave,
  channelId: string,
  at?: number,
): Promise<LoadLookaroundOutcome> {
  const moment = at === undefined ? {} : { at: writePlayDate(at) };
  const answer = await ask(skywave, {
    domain: "playback",
    name: "lookaround",
    input: { params: { entityId: channelId }, query: { before: 3, after: 5, ...moment } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) {
    const { name, access, airings } = answer.data;
    return { ok: true, name, access: readAccess(access), airings: airings.map(readAiring) };
  }
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
