import type { Skywave } from "@skywave/sdk";
import { type AutoDownloadsOutcome, loadAutoDownloads } from "@skywave/services/library/auto-downloads";
import type { Due, DueEpisode } from "./decide-due.ts";

/** As many shows as somebody has a device follow. */
const MOST_SHOWS = 50;

export type LoadDueOutcome = { ok: true; due: Due } | Extract<AutoDownloadsOutcome, { ok: false }>;

/** What a person's devices should have by now. */
export async function loadDue(
  skywave: Skywave,
  locale: "en-US" | "en-CA" | "fr-CA",
): Promise<LoadDueOutcome> {
  const query = { locale, resultSize: MOST_SHOWS };
  const lists = await Promise.all([
    loadAutoDownloads(skywave, "new-episodes", query),
    loadAutoDownloads(skywave, "show-podcasts", query),
  ]);
  const episodes = new Map<string, DueEpisode>();
  const showIds = new Set<string>();
  for (const list of lists) {
    if (!list.ok) return list;
    for (const { entityId, episodes: due } of list.autoDownloads) {
      showIds.add(entityId);
      for (const { entityType, entityId: id, show, title, channel, airedAt, durationInSeconds } of due)
        episodes.set(id, {
          type: entityType,
          id,
          showId: show.entityId,
          title,
          channelId: String(channel.number),
          airedAt: Date.parse(airedAt),
          durationInSeconds,
        });
    }
  }
  return { ok: true, due: { showIds, episodes: [...episodes.values()] } };
}
