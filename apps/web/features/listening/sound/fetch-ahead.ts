import type { LoadKeyOutcome } from "@skywave/services/listening/load-decryption-key";
import { readPlaylist, smallestOf } from "./read-playlist.ts";
import { SEGMENTS_BEHIND } from "./segments-behind.ts";

type LoadKey = (url: string) => Promise<LoadKeyOutcome>;

/** What a player is handed of what was fetched before it asked. */
export interface Ahead {
  /** The first key is handed on, which no cache may keep. */
  loadKey: LoadKey;
  /** A list, once and as long as it is news; undefined of what has to be fetched. */
  takeList(url: string): Promise<string> | undefined;
}

/** The beginning of a channel, which is on its way while the channel is tuned to: all but its key, which waits for that. */
export interface Beginning {
  url: string;
  list: Promise<string>;
  keyUrl: Promise<string | undefined>;
}

/** Older than a segment is long, a list may lack the newest. */
const NEWS_FOR_MILLISECONDS = 4_000;

/** Goes on to the segment that a channel begins with, as soon as the list is there that was asked for at the press. */
export function fetchBeginning(
  listUrl: string,
  listed: Promise<Response | undefined>,
  signal: AbortSignal,
): Beginning {
  const url = absolute(listUrl);
  const list = listed.then(textOf);
  return { url, list, keyUrl: fetchFirstSegment(url, list, { place: -SEGMENTS_BEHIND, signal }) };
}

interface AheadOptions {
  /** Nothing but a channel on the air begins near the end of its list. */
  isLive: boolean;
  beginning: Beginning | undefined;
  loadKey: LoadKey;
  signal: AbortSignal;
}

/**
 * Fetches what is heard first of a channel, or of what begins at its start, while the script that plays it is on its way: lists
 * and the key are handed on, sound by the browser's cache.
 */
export function fetchAhead(manifestUrl: string, { isLive, beginning, loadKey, signal }: AheadOptions): Ahead {
  const lists = new Map<string, { list: Promise<string>; at: number }>();
  const keys = new Map<string, Promise<LoadKeyOutcome>>();
  const hold = (url: string, list: Promise<string>) => {
    // What fails here is asked for again by the player, which tells what comes of it.
    list.catch(() => undefined);
    lists.set(url, { list, at: performance.now() });
    return list;
  };
  const fetchList = (url: string) => hold(url, fetch(url, { signal }).then(textOf));
  const masterUrl = absolute(manifestUrl);
  const master = fetchList(masterUrl);
  const place = isLive ? -SEGMENTS_BEHIND : 0;
  const listFirst = async () => {
    const listUrl = smallestOf(await master, masterUrl);
    return fetchFirstSegment(listUrl, fetchList(listUrl), { place, signal });
  };
  if (beginning !== undefined) void hold(beginning.url, beginning.list);
  const keyUrl = beginning?.keyUrl ?? listFirst().catch(() => undefined);
  void keyUrl.then((url) => {
    if (url !== undefined) keys.set(url, loadKey(url));
  });
  return {
    loadKey: (url) => {
      const loading = keys.get(url) ?? loadKey(url);
      keys.delete(url);
      return loading;
    },
    takeList: (url) => {
      const held = lists.get(url);
      lists.delete(url);
      const isNews = held !== undefined && performance.now() - held.at < NEWS_FOR_MILLISECONDS;
      return isNews ? held.list : undefined;
    },
  };
}

interface First {
  /** Of the segment in its list; from the end where it is less than nothing. */
  place: number;
  signal: AbortSignal;
}

/** Where the key of the segment is, as soon as the list was read; none where there was no list. */
async function fetchFirstSegment(
  listUrl: string,
  list: Promise<string>,
  { place, signal }: First,
): Promise<string | undefined> {
  try {
    const { startUrl, segments } = readPlaylist(await list, listUrl);
    const segment = segments.at(place);
    if (segment === undefined) return undefined;
    for (const url of [startUrl, segment.url]) fetch(url, { signal }).catch(() => undefined);
    return segment.keyUrl;
  } catch {
    return undefined;
  }
}

async function textOf(response: Response | undefined): Promise<string> {
  if (response?.ok !== true) throw new Error("The list did not come");
  return response.text();
}

function absolute(url: string): string {
  return new URL(url, location.href).href;
}
