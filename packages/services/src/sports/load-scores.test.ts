import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadScores } from "./load-scores.ts";

describe("loadScores", () => {
  it("has the games of today", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("sportScores", answered(200, { day: "2026-03-10", events: [] }));
    expect(await loadScores(skywave, "en-US")).toEqual({ ok: true, events: [] });
  });

  it("tells that nobody knows scores just now, and that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("sportScores", refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    expect(await run(loadScores(skywave, "en-US"))).toEqual({ ok: false, code: "SERVICE_UNAVAILABLE" });
    platform.server.answer("sportScores", { kind: "lost" });
    expect(await run(loadScores(skywave, "en-US"))).toMatchObject({ ok: false, code: "UNREACHABLE" });
  });
});
