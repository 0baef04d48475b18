import { webcrypto } from "node:crypto";
import { ReadableStream } from "node:stream/web";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { makeKeptDevice } from "#testing/make-kept-device.ts";
import { keepEpisode } from "./keep-episode.ts";

// The page of the tests has neither keys nor streams of its own.
beforeEach(() => {
  vi.stubGlobal("crypto", webcrypto);
  vi.stubGlobal("ReadableStream", ReadableStream);
});
afterEach(() => vi.unstubAllGlobals());

const EPISODE = {
  type: "episode-podcast",
  id: "one_2026-11-20",
  showId: "one",
  channelId: "74",
  access: { kind: "full" },
  airedAt: Date.UTC(2026, 10, 20, 15),
  durationInSeconds: 12,
  keptUntil: Date.UTC(2026, 11, 20, 15),
} as const;
const GRANT = {
  entityId: EPISODE.id,
  type: EPISODE.type,
  show: { entityId: "one", title: "One Guest", name: { en: "One Guest", fr: "Tête-à-tête" } },
  words: { title: { en: "The Cartographer", fr: "La cartographe" }, text: null },
  channelNumber: 74,
  channelName: { en: "Long Table", fr: "La grande table" },
  manifestUrl: "/sound/episodes/one_2026-11-20/full.m3u8",
  playsUntil: "2026-12-20T15:00:00.000+0000",
  keys: [{ keyId: "first", key: "AAAAAAAAAAAAAAAAAAAAAA==" }],
};
const MASTER = "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=51840\nlow/all.m3u8\n";
const LIST = [
  "#EXT-X-MEDIA-SEQUENCE:7",
  '#EXT-X-MAP:URI="/sound/init.mp4"',
  '#EXT-X-KEY:METHOD=AES-128,URI="/keys/first"',
  ...[7, 8, 9].map((sequence) => `/sound/channels/74/low/${sequence}.m4s`),
].join("\n");

/** Serves lists and segments, but for those that are lost; tells what was asked for. */
function serve(lost: readonly string[] = []) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const path = new URL(url, location.href).pathname;
    asked.push(path);
    if (lost.some((each) => path.endsWith(each))) return new Response(null, { status: 404 });
    if (path.endsWith("full.m3u8")) return new Response(MASTER);
    if (path.endsWith("all.m3u8")) return new Response(LIST);
    return new Response(new Uint8Array(10));
  });
  return asked;
}

function keep(device: ReturnType<typeof makeKeptDevice>, answers: object = { grantOffline: GRANT }) {
  const leaving = new AbortController();
  const parts: number[] = [];
  const { skywave } = fakeSkywave({ ...answers });
  const outcome = keepEpisode(EPISODE, {
    skywave,
    kept: device.kept,
    identityId: "me",
    signal: leaving.signal,
    onProgress: (part) => {
      parts.push(part);
      if (answers === CANCELS) leaving.abort();
    },
  });
  return { outcome, parts };
}
const CANCELS = { grantOffline: GRANT };

describe("keeping an episode", () => {
  it("writes all of it, with its keys as no script can read them, and tells how far it is", async () => {
    serve();
    const device = makeKeptDevice();
    const { outcome, parts } = keep(device);
    expect(await outcome).toEqual({ ok: true });
    expect(parts.at(-1)).toBe(1);
    const episode = device.episodes.get(EPISODE.id);
    expect(episode).toMatchObject({
      isWhole: true,
      identityId: "me",
      sizeInBytes: 30,
      channelName: GRANT.channelName,
    });
    expect(episode?.segments.map(({ sequence, keyId }) => [sequence, keyId])).toEqual([
      [7, "first"],
      [8, "first"],
      [9, "first"],
    ]);
    expect([...(episode?.keys.values() ?? [])].map(({ extractable }) => extractable)).toEqual([false]);
  });

  it("keeps what came before a break, and asks for the rest alone", async () => {
    serve(["/9.m4s"]);
    const device = makeKeptDevice();
    expect(await keep(device).outcome).toEqual({ ok: false, code: "LOST" });
    expect(device.episodes.get(EPISODE.id)?.isWhole).toBe(false);
    const came = device.segments.size;
    const asked = serve();
    expect(await keep(device).outcome).toEqual({ ok: true });
    const again = asked.filter((path) => path.endsWith(".m4s"));
    expect(again).toHaveLength(3 - came);
    expect(again).toContain("/sound/channels/74/low/9.m4s");
  });

  it("leaves nothing where there is no room, and nothing of what was cancelled", async () => {
    serve();
    const full = makeKeptDevice(1);
    expect(await keep(full).outcome).toEqual({ ok: false, code: "NO_ROOM" });
    expect([full.episodes.size, full.segments.size]).toEqual([0, 0]);
    const cancelled = makeKeptDevice();
    expect(await keep(cancelled, CANCELS).outcome).toEqual({ ok: false, code: "CANCELLED" });
    expect([cancelled.episodes.size, cancelled.segments.size]).toEqual([0, 0]);
  });

  it("fetches nothing that is not granted", async () => {
    const asked = serve();
    const device = makeKeptDevice();
    const { outcome } = keep(device, { grantOffline: refusal("NOT_FOUND") });
    expect(await outcome).toEqual({ ok: false, code: "NOT_FOUND" });
    expect([asked, device.episodes.size]).toEqual([[], 0]);
  });
});
