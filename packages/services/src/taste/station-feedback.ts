import type { Skywave } from "@skywave/sdk";
import { type AiringOnAir, readAiring } from "../listening/airing-on-air.ts";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type Thumb = "up" | "down" | "none";

type NotFound = { ok: false; code: "NOT_FOUND" };

export type RatedAiringOutcome = { ok: true; airing: AiringOnAir; thumb: Thumb } | NotFound | CommonFailure;

/**
 * What a channel plays now, and what the signed-in person thinks of it.
 *
 * @example
 * const rated = await loadRatedAiring(skywave, "31");
 * if (rated.ok) show(rated.airing.title, rated.thumb);
 */
export async function loadRatedAiring(skywave: Skywave, channelId: string): Promise<RatedAiringOutcome> {
  const peek = await ask(skywave, {
    domain: "playback",
    name: "peekChannel",
    input: { params: { entityId: channelId }, query: { size: 1 } },
    expected: ["NOT_FOUND"],
  });
  if (!peek.ok) return "failure" in peek ? { ok: false, code: peek.code } : peek;
  const [airing] = peek.data.airings.map(readAiring);
  if (airing === undefined) return { ok: false, code: "NOT_FOUND" };
  const rated = await loadThumb(skywave, { channelId, itemId: airing.id });
  return rated.ok ? { ok: true, airing, thumb: rated.thumb } : rated;
}

export type LoadThumbOutcome = { ok: true; thumb: Thumb } | NotFound | CommonFailure;

/**
 * What the signed-in person thinks of something that a channel plays.
 *
 * @example
 * const rated = await loadThumb(skywave, { channelId: "31", itemId: "31-4" });
 */
export async function loadThumb(
  skywave: Skywave,
  { channelId, itemId }: { channelId: string; itemId: string },
): Promise<LoadThumbOutcome> {
  const answer = await ask(skywave, {
    domain: "taste",
    name: "getStationFeedback",
    input: stationOf(channelId, itemId),
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  return { ok: true, thumb: answer.data.feedback[0]?.value ?? "none" };
}

export type RateItemOutcome = { ok: true; thumb: Thumb } | NotFound | CommonFailure;

/**
 * Thumbs up or down for something that a channel plays.
 *
 * @example
 * await rateItem(skywave, { channelId: "31", itemId: "31-4", thumb: "up" });
 */
export async function rateItem(
  skywave: Skywave,
  { channelId, itemId, thumb }: { channelId: string; itemId: string; thumb: Thumb },
): Promise<RateItemOutcome> {
  const answer = await ask(skywave, {
    domain: "taste",
    name: "setStationFeedback",
    input: { ...stationOf(channelId, itemId), body: { value: thumb } },
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  return { ok: true, thumb: answer.data.feedback[0]?.value ?? "none" };
}

function stationOf(channelId: string, itemId: string) {
  return {
    params: { contentEntityType: "channel-linear", contentEntityId: channelId },
    query: { itemEntityIds: itemId },
  };
}
