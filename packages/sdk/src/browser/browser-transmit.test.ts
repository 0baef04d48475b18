import { describe, expect, it } from "vitest";
import { createBrowserTransmit } from "./browser-transmit.ts";

const REQUEST = {
  method: "GET",
  url: "/api/x",
  headers: {},
  withCredentials: false,
  timeoutInMilliseconds: 1000,
};

function never(_: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

describe("createBrowserTransmit", () => {
  it("gives status, text and Retry-After", async () => {
    const transmit = createBrowserTransmit(
      async () => new Response("busy", { status: 503, headers: { "Retry-After": "7" } }),
    );
    expect(await transmit(REQUEST)).toEqual({
      kind: "answered",
      convergenceToken: null,
      status: 503,
      text: "busy",
      retryAfter: "7",
    });
  });

  it("tells a lost connection", async () => {
    const transmit = createBrowserTransmit(async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(await transmit(REQUEST)).toEqual({ kind: "lost" });
  });

  it("tells a body that was cut short", async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("cut")) });
    const transmit = createBrowserTransmit(async () => new Response(broken));
    expect(await transmit(REQUEST)).toEqual({ kind: "lost" });
  });

  it("tells a call that ran out of time", async () => {
    const transmit = createBrowserTransmit(never);
    expect(await transmit({ ...REQUEST, timeoutInMilliseconds: 5 })).toEqual({ kind: "timedOut" });
  });

  it("rejects with the reason of the caller who went away, before and during the call", async () => {
    const transmit = createBrowserTransmit(never);
    const gone = AbortSignal.abort(new Error("gone"));
    await expect(transmit({ ...REQUEST, signal: gone })).rejects.toThrow();
    const controller = new AbortController();
    const call = transmit({ ...REQUEST, signal: controller.signal });
    controller.abort(new Error("left"));
    await expect(call).rejects.toThrow("left");
  });

  it("sends cookies to another origin only when asked", async () => {
    const seen: (string | undefined)[] = [];
    const transmit = createBrowserTransmit(async (_, init) => {
      seen.push(init.credentials);
      return new Response("{}");
    });
    await transmit(REQUEST);
    await transmit({ ...REQUEST, withCredentials: true });
    expect(seen).toEqual(["same-origin", "include"]);
  });
});
