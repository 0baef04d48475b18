import type { Skywave } from "@skywave/sdk";
import { type AiringOnAir, readAiring } from "../listening/airing-on-air.ts";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type Thumb = "up" | "down" | "none";

/** Something that a channel or a station plays; `id` of a channel is its number on the dial. */
export interface RatedItem {
  station: { type: "channel-linear" | "channel-xtra" | "artist-station"; id: string };
  itemId: string;
}

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
  const rated = await loadThumb(skywave, {
    station: { type: "channel-linear", id: channelId },
    itemId: airing.id,
  });
  return rated.ok ? { ok: true, airing, thumb: rated.thumb } : rated;
}

export type LoadThumbOutcome = { ok: true; thumb: Thumb } | NotFound | CommonFailure;

/**
 * What the signed-in person thinks of something that a channel or a station plays.
 *
 * @example
 * const rated = await loadThumb(skywave, { station: { type: "channel-linear", id: "31" }, itemId: "31-4" });
 */
export async function loadThumb(skywave: Skywave, item: RatedItem): Promise<LoadThumbOutcome> {
  const answer = await ask(skywave, {
    domain: "taste",
    name: "getStationFeedback",
    input: inputOf(item),
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  return { ok: true, thumb: answer.data.feedback[0]?.value ?? "none" };
}

export type RateItemOutcome = { ok: true; thumb: Thumb } | NotFound | CommonFailure;

/**
 * Thumbs up or down for something that a channel or a station plays.
 *
 * @example
 * await rateItem(skywave, { station: { type: "artist-station", id: "ida-marlow" }, itemId: "31-4" }, "up");
 */
export async function rateItem(skywave: Skywave, item: RatedItem, thumb: Thumb): Promise<RateItemOutcome> {
  const answer = await ask(skywave, {
    domain: "taste",
    name: "setStationFeedback",
    input: { ...inputOf(item), body: { value: thumb } },
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  return { ok: true, thumb: answer.data.feedback[0]?.value ?? "none" };
}

function inputOf({ station, itemId }: RatedItem) {
  return {
    params: { contentEntityType: station.type, contentEntityId: station.id },
    query: { itemEntityIds: itemId },
  };
}
