import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadRatedAiring, rateItem } from "./station-feedback.ts";
import { loadForYou, pickTastes } from "./tastes.ts";

const UNREACHABLE = { ok: false, code: "UNREACHABLE", reason: "offline" };
const NOT_FOUND = { ok: false, code: "NOT_FOUND" };
const MISSING = refused({ status: 404, code: "NOT_FOUND" });
const JAZZ = { tasteType: "genre", tasteId: "jazz", name: null } as const;
const BECAUSE = { kind: "taste", ...JAZZ };
const ITEM = {
  entityType: "channel-linear",
  entityId: "31",
  title: "Brass Alley",
  text: null,
  genre: "jazz",
  language: "en",
  channel: { number: 31, name: "Brass Alley" },
  onAir: null,
};

describe("loadForYou", () => {
  it("has what somebody likes, and what is for them with its reason and picture", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getTaste", answered(200, { tastes: [{ ...JAZZ, value: "like" }] }));
    const image = { key: "channel-linear/31", digest: "0123456789abcdef" };
    const item = { ...ITEM, image, access: { kind: "full" }, because: BECAUSE };
    platform.server.answer("forYou", answered(200, { items: [item] }));
    expect(await loadForYou(skywave, "en-US")).toEqual({
      ok: true,
      tastes: [{ ...JAZZ, value: "like" }],
      items: [
        {
          ...ITEM,
          access: { kind: "full" },
          because: BECAUSE,
          imageUrl: expect.stringContaining("/images/"),
        },
      ],
    });
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("getTaste", { kind: "lost" });
    platform.server.answer("forYou", { kind: "lost" });
    expect(await run(loadForYou(skywave, "en-US"))).toEqual(UNREACHABLE);
  });
});

describe("pickTastes", () => {
  const picked = [{ tasteType: "genre", tasteId: "jazz", value: "like" }] as const;

  it("saves several at once, and tells of one that is played no more", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("tastePickerBulkUpdate", answered(200, { tastes: [] }));
    expect(await pickTastes(skywave, picked)).toEqual({ ok: true, tastes: [] });
    expect(bodies("tastePickerBulkUpdate")).toEqual([{ tastes: picked }]);
    platform.server.answer("tastePickerBulkUpdate", MISSING);
    expect(await pickTastes(skywave, picked)).toEqual(NOT_FOUND);
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("tastePickerBulkUpdate", { kind: "lost" });
    expect(await run(pickTastes(skywave, picked))).toEqual(UNREACHABLE);
  });
});

describe("station feedback", () => {
  const airing = {
    id: "31-4",
    title: "Slow Train",
    artist: "Ida Marlow",
    startsAt: "2026-03-10T15:00:00.000+0000",
    endsAt: "2026-03-10T15:03:00.000+0000",
  };
  const peek = (...airings: object[]) => answered(200, { entityId: "31", entitled: true, size: 1, airings });
  const rated = { station: { type: "channel-linear", id: "31" }, itemId: "31-4" } as const;
  const feedback = answered(200, { feedback: [{ itemEntityId: "31-4", value: "up" }] });

  it("is of what a channel plays now", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("peekChannel", peek(airing));
    platform.server.answer("getStationFeedback", feedback);
    expect(await loadRatedAiring(skywave, "31")).toMatchObject({
      ok: true,
      thumb: "up",
      airing: { id: "31-4", endsAt: Date.parse("2026-03-10T15:03:00Z") },
    });
    platform.server.answer("getStationFeedback", MISSING);
    expect(await loadRatedAiring(skywave, "31")).toEqual(NOT_FOUND);
    platform.server.answer("peekChannel", MISSING);
    expect(await loadRatedAiring(skywave, "31")).toEqual(NOT_FOUND);
  });

  it("is given, and is what the server says then", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("setStationFeedback", feedback);
    expect(await rateItem(skywave, rated, "up")).toEqual({ ok: true, thumb: "up" });
    expect(bodies("setStationFeedback")).toEqual([{ value: "up" }]);
    platform.server.answer("setStationFeedback", MISSING);
    expect(await rateItem(skywave, rated, "up")).toEqual(NOT_FOUND);
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("peekChannel", { kind: "lost" });
    platform.server.answer("setStationFeedback", { kind: "lost" });
    expect(await run(loadRatedAiring(skywave, "31"))).toEqual(UNREACHABLE);
    expect(await run(rateItem(skywave, rated, "up"))).toEqual(UNREACHABLE);
  });
});
