import type { Skywave } from "@skywave/sdk";
import type { KeptEpisode, KeptEpisodes } from "@skywave/sdk/kept-episodes";
import { StreamRefused, streamInChunks } from "@skywave/sdk/streaming";
import type { Episode } from "@skywave/services/listening/load-episodes";
import { loadOfflineGrant, type OfflineGrantOutcome } from "@skywave/services/listening/load-offline-grant";
import { importKey } from "../kept/kept-episodes.ts";
import { readPlaylist, smallestOf } from "../sound/read-playlist.ts";

export type KeepOutcome =
  | { ok: true }
  /** This device has no room for it; nothing of it stays. */
  | { ok: false; code: "NO_ROOM" }
  /** The network broke off; what came is there, and is gone on from. */
  | { ok: false; code: "LOST" }
  | { ok: false; code: "CANCELLED" }
  | Extract<OfflineGrantOutcome<CryptoKey>, { ok: false }>;

/** What is to be known of an episode to keep it; what it is called for good comes with its keys. */
export type EpisodeToKeep = Pick<
  Episode,
  "type" | "id" | "channelId" | "showId" | "airedAt" | "durationInSeconds"
>;

/** So many segments are fetched at once: the next ones are asked for while one is written. */
const AT_ONCE = 4;

export interface Keeping {
  skywave: Skywave;
  kept: KeptEpisodes;
  identityId: string;
  /** What came by then is removed, unless it goes on by itself later. */
  signal: AbortSignal;
  /** It is downloaded by itself. */
  isAutomatic?: boolean;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

/** Keeps all of an episode on this device, or goes on where that was broken off. */
export async function keepEpisode(episode: EpisodeToKeep, keeping: Keeping): Promise<KeepOutcome> {
  const { skywave, kept, signal } = keeping;
  const granted = await loadOfflineGrant(skywave, { id: episode.id, type: episode.type }, importKey);
  if (!granted.ok) return granted;
  try {
    const master = new URL(granted.manifestUrl, location.href).href;
    const address = smallestOf(await fetchText(master, signal), master);
    const { startUrl, segments } = readPlaylist(await fetchText(address, signal), address);
    const { id, type, channelId, showId, airedAt, durationInSeconds } = episode;
    const about = { id, type, channelId, showId, airedAt, durationInSeconds };
    const { playsUntil, keys } = granted;
    const whole: KeptEpisode = {
      ...about,
      ...keptNames(granted),
      identityId: keeping.identityId,
      playsUntil,
      seenAt: skywave.clock.now(),
      sizeInBytes: 0,
      isWhole: false,
      isAutomatic: keeping.isAutomatic ?? false,
      start: await fetchBytes(startUrl, keeping),
      segments: segments.map(({ url, sequence, keyId }) => ({ url, sequence, keyId })),
      keys,
    };
    await kept.put(whole);
    const sizeInBytes = await fetchMissing(whole, keeping);
    await kept.put({ ...whole, sizeInBytes, isWhole: true });
    return { ok: true };
  } catch (cause) {
    return explain(cause, episode.id, keeping);
  }
}

/** By what a kept episode is told of, as it was granted. */
export function keptNames({
  channelName,
  names: { showName, words },
}: Extract<OfflineGrantOutcome<CryptoKey>, { ok: true }>): Pick<
  KeptEpisode,
  "channelName" | "showTitle" | "showName" | "words"
> {
  return { channelName, showTitle: showName.en, showName, words };
}

async function fetchMissing({ id, segments }: KeptEpisode, keeping: Keeping): Promise<number> {
  const { kept, onProgress } = keeping;
  const there = new Set(await kept.listSegments(id));
  const missing = segments.map((_, index) => index).filter((index) => !there.has(index));
  const breaking = new AbortController();
  const signal = AbortSignal.any([keeping.signal, breaking.signal]);
  let [next, fetched] = [0, there.size];
  const fetchOn = async (): Promise<void> => {
    while (next < missing.length) {
      const index = missing[next] ?? 0;
      next += 1;
      const bytes = await fetchBytes(segments[index]?.url ?? "", { ...keeping, signal });
      signal.throwIfAborted();
      await kept.putSegment(id, index, bytes);
      fetched += 1;
      onProgress(fetched / segments.length);
    }
  };
  // Once one is broken off none goes on: what is removed afterwards must not come back.
  const breakOff = (cause: unknown) => breaking.abort(cause);
  await Promise.all(Array.from({ length: AT_ONCE }, () => fetchOn().catch(breakOff)));
  signal.throwIfAborted();
  let size = 0;
  for (const index of segments.keys()) size += (await kept.readSegment(id, index))?.byteLength ?? 0;
  return size;
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new StreamRefused(answer.status);
  return answer.text();
}

/** In chunks, and on in its middle after a break. */
async function fetchBytes(url: string, { skywave, signal }: Keeping): Promise<ArrayBuffer> {
  const stream = streamInChunks(url, {
    fetch: (address, init) => fetch(address, init),
    delay: (milliseconds) => skywave.delay(milliseconds, signal),
    random: () => Math.random(),
    signal,
  });
  return new Response(stream).arrayBuffer();
}

async function explain(
  cause: unknown,
  id: string,
  { kept, signal, isAutomatic = false }: Keeping,
): Promise<KeepOutcome> {
  if (signal.aborted) {
    if (!isAutomatic) await kept.remove(id);
    return { ok: false, code: "CANCELLED" };
  }
  if (cause instanceof DOMException && cause.name === "QuotaExceededError") {
    await kept.remove(id);
    return { ok: false, code: "NO_ROOM" };
  }
  if (cause instanceof StreamRefused || cause instanceof TypeError) return { ok: false, code: "LOST" };
  throw cause;
}
