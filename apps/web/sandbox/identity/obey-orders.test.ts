import { describe, expect, it, vi } from "vitest";
import type { SoundOptions } from "#features/listening/sound/sound.ts";
import { obeyOrders } from "./obey-orders.ts";

const TUNED = {
  manifestUrl: "/sound/channels/12/web.m3u8",
  nowPlaying: { title: "Slow Train", artist: "Ida" },
};
const playing = (changedAt: string) => ({
  state: "playing",
  source: { type: "channel-linear", id: "12" },
  changedAt,
});

/** A linked speaker whose orders are these, one with each question, the last one again and again. */
function open(orders: readonly object[], streamState = "playing") {
  const leaving = new AbortController();
  const calls: string[] = [];
  const shown: (string | undefined)[] = [];
  const sounds: { options: SoundOptions; isClosed: boolean }[] = [];
  let asked = 0;
  const device = {
    call: async (_method: string, path: string, body?: object) => {
      const name = path.split("/").at(-1) ?? "";
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
      const sound = { options, isClosed: false };
      sounds.push(sound);
      options.onPlaying();
      return {
        start: async () => "started",
        setVolume: () => undefined,
        seek: () => undefined,
        setRate: () => undefined,
        close: () => void (sound.isClosed = true),
      };
    },
    // As many questions as there are orders, and some more that find nothing new.
    delay: async () => {
      if (asked >= orders.length + 5) leaving.abort();
    },
    signal: leaving.signal,
    show: (title) => shown.push(title),
  });
  return { ended, calls, shown, sounds };
}

describe("a speaker", () => {
  it("plays what it is told once, says so, and is silent when it is told", async () => {
    const { ended, calls, shown, sounds } = open([
      { state: "stopped", changedAt: null },
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

  it("goes on asking where an answer is missing", async () => {
    const leaving = new AbortController();
    const call = vi.fn<() => Promise<Response>>(async () => {
      if (call.mock.calls.length > 3) leaving.abort();
      return new Response(null, { status: 503 });
    });
    await obeyOrders({
      device: { call },
      openSound: async () => "unsupported",
      delay: async () => undefined,
      signal: leaving.signal,
      show: () => undefined,
    });
    expect(call).toHaveBeenCalledTimes(4);
  });
});
