import { CHANNELS } from "@skywave/channels";
import { startPostgres } from "../../postgres/start-postgres.ts";
import type { ApiRequest } from "../../system/send-request.ts";
import { sendRequest } from "../../system/send-request.ts";
import { Shopper } from "../../system/shopper.ts";
import { openSystem } from "../../system/system.ts";
import { load, type LoadResult } from "../calls/load.ts";
import { inParallel } from "../in-parallel.ts";
import { sessionIdIn, startBareRoutes } from "../calls/start-bare-routes.ts";

/** What one node does for players, beside bare routes that answer as much. */
export interface ListeningResult {
  playlists: Compared;
  keys: Compared;
  segments: LoadResult & { segmentInBytes: number; megabytesPerSecond: number };
}

interface Compared {
  ours: LoadResult;
  bare: LoadResult;
  shareOfBare: number;
}

/** Each asks for keys on an account of its own: those of one would wait for each other. */
const LISTENERS = 16;
const TUNING = {
  id: "12",
  type: "channel-linear",
  hlsVersion: "V3",
  manifestVariant: "WEB",
  mtcVersion: "V2",
} as const;

/** Live playlists of all channels, keys to subscribers who play, and segments that are made: what a node is asked for. */
export async function measureListening({ seconds }: { seconds: number }): Promise<ListeningResult> {
  const server = await startPostgres({ isDurable: true });
  const system = await openSystem();
  try {
    await server.createDatabase("bench_listening");
    const databaseUrl = server.urlOf("bench_listening");
    const node = await system.startNode({ databaseUrl });
    const listeners = await inParallel(Array.from({ length: LISTENERS }), LISTENERS, async () => {
      const listener = await Shopper.ready(node.url, system.cards);
      await listener.buy("us-all-access-monthly");
      await listener.done(["playback", "tuneSource"], { body: TUNING });
      return listener;
    });
    const get = (url: string): ApiRequest => ({ method: "GET", url, text: undefined, headers: {} });
    const listOf = (number: number) => get(`${node.url}/sound/channels/${number}/low/live.m3u8`);
    const { content: playlist } = await sendRequest(listOf(12));
    const bare = await startBareRoutes(system, {
      answers: JSON.stringify({ offers: { playlist }, order: {} }),
      databaseUrl,
    });
    const compare = async (ours: readonly ApiRequest[], theirs: readonly ApiRequest[]): Promise<Compared> => {
      const bareLoad = await load(bare.url, theirs, seconds);
      const ourLoad = await load(node.url, ours, seconds);
      const shareOfBare = Math.round((ourLoad.callsPerSecond / bareLoad.callsPerSecond) * 1000) / 1000;
      return { ours: ourLoad, bare: bareLoad, shareOfBare };
    };
    const playlists = await compare(
      CHANNELS.map(({ number }) => listOf(number)),
      [get(`${bare.url}/offers`)],
    );
    const keyId = /\/keys\/([0-9a-f-]{36})/.exec(playlist)?.[1] ?? "";
    const asked = listeners.map((listener) =>
      listener.requestOf(["playback", "getDecryptionKey"], { params: { keyId } }),
    );
    const sessions = asked.map((request) => get(`${bare.url}/sessions/${sessionIdIn(request)}/offers`));
    const keys = await compare(asked, sessions);
    const segments = playlist.split("\n").filter((line) => line.endsWith(".m4s"));
    const made = await Promise.all(
      segments.map(async (name) => {
        const segment = get(`${node.url}/sound/channels/12/low/${name}`);
        return { segment, bytes: (await (await fetch(segment.url)).arrayBuffer()).byteLength };
      }),
    );
    const segmentInBytes = Math.round(made.reduce((sum, { bytes }) => sum + bytes, 0) / made.length);
    const sent = await load(
      node.url,
      made.map(({ segment }) => segment),
      seconds,
    );
    await Promise.all([node.stop(), bare.stop()]);
    const megabytesPerSecond = Math.round((sent.callsPerSecond * segmentInBytes) / 1e5) / 10;
    return { playlists, keys, segments: { ...sent, segmentInBytes, megabytesPerSecond } };
  } finally {
    await system.stop();
    await server.stop();
  }
}
