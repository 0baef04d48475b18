import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchAhead } from "./fetch-ahead.ts";

const BASE = "https://skywave.example/sound/channels/12/";
const MASTER = [
  "#EXTM3U",
  "#EXT-X-STREAM-INF:BANDWIDTH=103680",
  "standard/live.m3u8",
  "#EXT-X-STREAM-INF:BANDWIDTH=51840",
  "low/live.m3u8",
  "",
].join("\n");
const LIST = [
  "#EXTM3U",
  '#EXT-X-MAP:URI="/sound/init.mp4"',
  '#EXT-X-KEY:METHOD=AES-128,URI="/keys/early"',
  "1.m4s",
  '#EXT-X-KEY:METHOD=AES-128,URI="/keys/now"',
  "2.m4s",
  "3.m4s",
  "4.m4s",
  "",
].join("\n");
const ANSWERS: Record<string, string> = {
  [`${BASE}web.m3u8`]: MASTER,
  [`${BASE}low/live.m3u8`]: LIST,
};

/** What is fetched, in its order, and the keys that are asked for. */
function watch(answer: (url: string) => Promise<Response>) {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    fetched.push(url);
    return answer(url);
  });
  const asked: string[] = [];
  const loadKey = async (url: string) => {
    asked.push(url);
    return { ok: true as const, key: `key ${asked.length}` };
  };
  return { fetched, asked, loadKey };
}

afterEach(() => vi.unstubAllGlobals());

describe("fetchAhead", () => {
  it("fetches the segment that a channel begins with, and hands its key on once", async () => {
    const { fetched, asked, loadKey } = watch(async (url) => new Response(ANSWERS[url] ?? ""));
    const load = fetchAhead(`${BASE}web.m3u8`, true, loadKey);
    await vi.waitFor(() => expect(fetched).toHaveLength(4));
    expect(fetched.slice(2)).toEqual(["https://skywave.example/sound/init.mp4", `${BASE}low/2.m4s`]);
    const url = "https://skywave.example/keys/now";
    expect(asked).toEqual([url]);
    expect(await load(url)).toEqual({ ok: true, key: "key 1" });
    expect(await load(url)).toEqual({ ok: true, key: "key 2" });
  });

  it("fetches the first segment of what begins at its start", async () => {
    const { fetched, asked, loadKey } = watch(async (url) => new Response(ANSWERS[url] ?? ""));
    fetchAhead(`${BASE}web.m3u8`, false, loadKey);
    await vi.waitFor(() => expect(fetched).toContain(`${BASE}low/1.m4s`));
    expect(asked).toEqual(["https://skywave.example/keys/early"]);
  });

  it("leaves a lost network to the player", async () => {
    const { asked, loadKey } = watch(() => Promise.reject(new TypeError("no network")));
    const load = fetchAhead(`${BASE}web.m3u8`, true, loadKey);
    expect(await load("https://skywave.example/keys/now")).toEqual({ ok: true, key: "key 1" });
    expect(asked).toHaveLength(1);
  });
});
