import { describe, expect, it, vi } from "vitest";
import type { SoundOptions } from "#features/listening/sound/sound.ts";
import { createStore, type StoreApi } from "zustand";
import { type Knob, obeyOrders } from "./obey-orders.ts";

const TUNED = {
  manifestUrl: "/sound/channels/12/web.m3u8",
  nowPlaying: { title: "Slow Train", artist: "Ida" },
};
const LOUD = { volumeInPercent: 80, isMuted: false };
const playing = (changedAt: string, volume = LOUD) => ({
  state: "playing",
  volume,
  source: { type: "channel-linear", id: "12" },
  changedAt,
});

/** A linked speaker whose orders are these, one with each question, the last one again and again. */
function open(
  orders: readonly object[],
  streamState = "playing",
  turn: (asked: number, knob: StoreApi<Knob>) => void = () => undefined,
) {
  const leaving = new AbortController();
  const calls: string[] = [];
  const told: string[] = [];
  const shown: (string | undefined)[] = [];
  const sounds: { options: SoundOptions; isClosed: boolean; volumes: unknown[] }[] = [];
  const knob = createStore<Knob>(() => ({ ...LOUD, isTurned: false }));
  let asked = 0;
  const device = {
    call: async (_method: string, path: string, body?: object) => {
      const [name = "", query] = (path.split("/").at(-1) ?? "").split("?");
      if (query !== undefined) told.push(query);
      calls.push(name === "streamsStatus" ? `${name} ${JSON.stringify(body)}` : name);
      if (name === "order") return Response.json(orders[Math.min(asked++, orders.length - 1)]);
      if (name === "tuneSource") return Response.json(TUNED);
      if (name === "byUrl") return Response.json({ keyId: "first", key: "AAAA" });
      return Response.json({ state: streamState });
    },
  };
  const ended = obeyOrders({
    device,
    openSound: async (options) => {
      const sound = { options, isClosed: false, volumes: [] as unknown[] };
      sounds.push(sound);
      options.onPlaying();
      return {
        start: async () => "started",
        setVolume: (...volume) => void sound.volumes.push(volume),
        seek: () => undefined,
        setRate: () => undefined,
        close: () => void (sound.isClosed = true),
      };
    },
    knob,
    // As many questions as there are orders, and some more that find nothing new.
    delay: async () => {
      turn(asked, knob);
      if (asked >= orders.length + 5) leaving.abort();
    },
    signal: leaving.signal,
    show: (title) => shown.push(title),
  });
  return { ended, calls, shown, sounds, told, knob };
}

describe("a speaker", () => {
  it("plays what it is told once, says so, and is silent when it is told", async () => {
    const { ended, calls, shown, sounds } = open([
      { state: "stopped", changedAt: null, volume: LOUD },
      playing("2026-03-10T15:00:00Z"),
      playing("2026-03-10T15:00:00Z"),
      { ...playing("2026-03-10T15:01:00Z"), state: "paused" },
    ]);
    await ended;
    expect(calls.filter((name) => name === "tuneSource")).toHaveLength(1);
    expect(sounds.map(({ isClosed }) => isClosed)).toEqual([true]);
    expect(shown.filter((title) => title !== undefined)).toEqual(["Slow Train · Ida"]);
    expect(calls).toContain('streamsStatus {"isPlaying":false}');
    expect(await sounds[0]?.options.loadKey("/keys/first")).toEqual({ ok: true, key: "AAAA" });
  });

  it("begins anew with each order, and falls silent when its place was taken", async () => {
    const { ended, calls, sounds } = open(
      [playing("2026-03-10T15:00:00Z"), playing("2026-03-10T15:01:00Z")],
      "taken",
    );
    await ended;
    expect(sounds.map(({ isClosed }) => isClosed)).toEqual([true, true]);
    expect(calls).toContain('streamsStatus {"isPlaying":true}');
  });

  it("is as loud as it is told, also before it plays, and says where a hand has turned it", async () => {
    const quiet = { volumeInPercent: 20, isMuted: false };
    const muted = { volumeInPercent: 20, isMuted: true };
    const own = { volumeInPercent: 55, isMuted: false };
    const at = "2026-03-10T15:00:00Z";
    const { ended, sounds, told, knob } = open(
      [playing(at, quiet), playing(at, muted), playing(at, own)],
      "playing",
      (asked, turned) => {
        if (asked === 2) turned.setState({ ...own, isTurned: true });
      },
    );
    await ended;
    expect(sounds[0]?.options).toMatchObject({ volume: 0.2, isMuted: false });
    expect(sounds[0]?.volumes.slice(0, 2)).toEqual([
      [0.2, true],
      [0.55, false],
    ]);
    expect(sounds).toHaveLength(1);
    expect(told).toEqual(["volumeInPercent=55&isMuted=false"]);
    expect(knob.getState()).toEqual({ ...own, isTurned: false });
  });

  it("goes on asking where an answer is missing", async () => {
    const leaving = new AbortController();
    const call = vi.fn<() => Promise<Response>>(async () => {
      if (call.mock.calls.length > 3) leaving.abort();
      return new Response(null, { status: 503 });
    });
    await obeyOrders({
      device: { call },
      openSound: async () => "unsupported",
      knob: createStore<Knob>(() => ({ ...LOUD, isTurned: false })),
      delay: async () => undefined,
      signal: leaving.signal,
      show: () => undefined,
    });
    expect(call).toHaveBeenCalledTimes(4);
  });
});
