import type { LoadKeyOutcome } from "@skywave/services/listening/load-decryption-key";
import { readPlaylist, smallestOf } from "./read-playlist.ts";
import { SEGMENTS_BEHIND } from "./segments-behind.ts";

type LoadKey = (url: string) => Promise<LoadKeyOutcome>;

/**
 * Fetches what is heard first of a channel, or of what begins at its start, while the script that plays it is on its way; the
 * browser's cache hands it on. Returns how keys are loaded from then on: the first is handed on too, which no cache may keep.
 */
export function fetchAhead(manifestUrl: string, isLive: boolean, loadKey: LoadKey): LoadKey {
  const keys = new Map<string, Promise<LoadKeyOutcome>>();
  const loadEarly = (url: string) => void keys.set(url, loadKey(url));
  const place = isLive ? -SEGMENTS_BEHIND : 0;
  // What fails here is asked for again by the player, which tells what comes of it.
  fetchBeginning(manifestUrl, place, loadEarly).catch(() => undefined);
  return (url) => {
    const loading = keys.get(url) ?? loadKey(url);
    keys.delete(url);
    return loading;
  };
}

async function fetchBeginning(
  manifestUrl: string,
  place: number,
  loadKey: (url: string) => void,
): Promise<void> {
  const listUrl = smallestOf(await fetchText(manifestUrl), new URL(manifestUrl, location.href).href);
  const { startUrl, segments } = readPlaylist(await fetchText(listUrl), listUrl);
  const segment = segments.at(place);
  if (segment === undefined) return;
  loadKey(segment.keyUrl);
  await Promise.all([fetch(startUrl), fetch(segment.url)]);
}

async function fetchText(url: string): Promise<string> {
  return (await fetch(url)).text();
}
