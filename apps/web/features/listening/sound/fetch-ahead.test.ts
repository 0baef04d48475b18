import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchAhead, fetchBeginning } from "./fetch-ahead.ts";

const BASE = "https://skywave.example/sound/channels/12/";
const MASTER_URL = `${BASE}web.m3u8`;
const LIST_URL = `${BASE}low/live.m3u8`;
const KEY_URL = "https://skywave.example/keys/now";
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
const ANSWERS: Record<string, string> = { [MASTER_URL]: MASTER, [LIST_URL]: LIST };
const { signal } = new AbortController();

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

const known = async (url: string) => new Response(ANSWERS[url] ?? "");

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("fetchAhead", () => {
  it("fetches the segment that a channel begins with, and hands its key and its lists on once", async () => {
    const { fetched, asked, loadKey } = watch(known);
    const ahead = fetchAhead(MASTER_URL, { isLive: true, beginning: undefined, loadKey, signal });
    await expect.poll(() => fetched).toHaveLength(4);
    expect(fetched.slice(2)).toEqual(["https://skywave.example/sound/init.mp4", `${BASE}low/2.m4s`]);
    await expect.poll(() => asked).toEqual([KEY_URL]);
    expect(await ahead.loadKey(KEY_URL)).toEqual({ ok: true, key: "key 1" });
    expect(await ahead.loadKey(KEY_URL)).toEqual({ ok: true, key: "key 2" });
    expect([await ahead.takeList(MASTER_URL), await ahead.takeList(LIST_URL)]).toEqual([MASTER, LIST]);
    expect([ahead.takeList(MASTER_URL), ahead.takeList(LIST_URL)]).toEqual([undefined, undefined]);
  });

  it("fetches the first segment of what begins at its start", async () => {
    const { fetched, asked, loadKey } = watch(known);
    fetchAhead(MASTER_URL, { isLive: false, beginning: undefined, loadKey, signal });
    await expect.poll(() => fetched).toContain(`${BASE}low/1.m4s`);
    await expect.poll(() => asked).toEqual(["https://skywave.example/keys/early"]);
  });

  it("leaves a lost network and a refused list to the player", async () => {
    for (const answer of [
      () => Promise.reject(new TypeError("no network")),
      async () => new Response("{}", { status: 404 }),
    ]) {
      const { asked, loadKey } = watch(answer);
      const ahead = fetchAhead(MASTER_URL, { isLive: true, beginning: undefined, loadKey, signal });
      await expect(ahead.takeList(MASTER_URL)).rejects.toThrow();
      expect(await ahead.loadKey(KEY_URL)).toEqual({ ok: true, key: "key 1" });
      expect(asked).toHaveLength(1);
    }
  });

  it("hands no list on that lacks the newest segment", () => {
    vi.useFakeTimers();
    const { loadKey } = watch(known);
    const ahead = fetchAhead(MASTER_URL, { isLive: true, beginning: undefined, loadKey, signal });
    vi.advanceTimersByTime(4_000);
    expect(ahead.takeList(MASTER_URL)).toBeUndefined();
  });
});

describe("fetchBeginning", () => {
  it("fetches the first segment before anything is tuned to, and its key not before that", async () => {
    const { fetched, asked, loadKey } = watch(known);
    const beginning = fetchBeginning(LIST_URL, Promise.resolve(new Response(LIST)), signal);
    await expect.poll(() => fetched).toContain(`${BASE}low/2.m4s`);
    expect(asked).toEqual([]);
    const ahead = fetchAhead(MASTER_URL, { isLive: true, beginning, loadKey, signal });
    await expect.poll(() => asked).toEqual([KEY_URL]);
    expect(await ahead.takeList(LIST_URL)).toBe(LIST);
    expect(await ahead.takeList(MASTER_URL)).toBe(MASTER);
    expect(fetched).toEqual(["https://skywave.example/sound/init.mp4", `${BASE}low/2.m4s`, MASTER_URL]);
  });

  it("leaves it to the player where the list did not come", async () => {
    const { asked, loadKey } = watch(known);
    const beginning = fetchBeginning(LIST_URL, Promise.resolve(undefined), signal);
    const ahead = fetchAhead(MASTER_URL, { isLive: true, beginning, loadKey, signal });
    await expect(ahead.takeList(LIST_URL)).rejects.toThrow();
    expect(await beginning.keyUrl).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
