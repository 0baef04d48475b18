import type { KeptEpisode, KeptEpisodes } from "@skywave/sdk/kept-episodes";
import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from "hls.js";

type LoaderClass = HlsConfig["loader"];

/** Never fetched: what is asked for under it is on this device. */
export const KEPT_LIST = "/kept/list.m3u8";
const START = "start.mp4";
const SEGMENT_IN_SECONDS = 4;
const GONE = 404;

/** Reads an episode from this device and decrypts it by its keys, which the player itself never has. */
export function makeKeptLoader(Plain: LoaderClass, episode: KeptEpisode, kept: KeptEpisodes): LoaderClass {
  return class KeptLoader extends Plain {
    #isLeft = false;

    override load(
      context: LoaderContext,
      _configuration: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const { stats } = this;
      stats.loading.start = performance.now();
      read(context.url, episode, kept).then(
        (data) => {
          if (this.#isLeft) return;
          stats.loading.first = stats.loading.end = Math.max(performance.now(), stats.loading.start);
          stats.loaded = stats.total = typeof data === "string" ? data.length : data.byteLength;
          callbacks.onSuccess({ url: context.url, data, code: 200 }, stats, context, null);
        },
        (cause: unknown) => callbacks.onError({ code: GONE, text: String(cause) }, context, null, stats),
      );
    }

    override abort(): void {
      this.#isLeft = true;
    }

    override destroy(): void {
      this.#isLeft = true;
    }
  };
}

async function read(url: string, episode: KeptEpisode, kept: KeptEpisodes): Promise<string | ArrayBuffer> {
  const { pathname } = new URL(url, location.href);
  if (pathname === KEPT_LIST) return writeList(episode);
  const name = pathname.split("/").at(-1) ?? "";
  if (name === START) return episode.start.slice(0);
  const index = Number.parseInt(name, 10);
  const segment = episode.segments[index];
  const key = segment && episode.keys.get(segment.keyId);
  const bytes = await kept.readSegment(episode.id, index);
  if (segment === undefined || key === undefined || bytes === undefined)
    throw new Error(`Segment ${index} is not on this device`);
  return crypto.subtle.decrypt({ name: "AES-CBC", iv: vectorOf(segment.sequence) }, key, bytes);
}

/** The number of a segment is its vector, as RFC 8216, section 5.2, says of playlists that name none. */
function vectorOf(sequence: number): Uint8Array<ArrayBuffer> {
  const vector = new Uint8Array(16);
  new DataView(vector.buffer).setBigUint64(8, BigInt(sequence));
  return vector;
}

function writeList({ segments }: KeptEpisode): string {
  const lines = segments.flatMap((_, index) => [`#EXTINF:${SEGMENT_IN_SECONDS}.000,`, `${index}.m4s`]);
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${SEGMENT_IN_SECONDS}`,
    "#EXT-X-PLAYLIST-TYPE:VOD",
    `#EXT-X-MAP:URI="${START}"`,
    ...lines,
    "#EXT-X-ENDLIST",
    "",
  ].join("\n");
}
