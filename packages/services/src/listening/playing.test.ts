import type { Airing } from "@skywave/contract";
import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadEpisodes } from "./load-episodes.ts";
import { previousTrack, skipTrack } from "./move-in-station.ts";
import { replayChannel } from "./replay-channel.ts";
import { tuneSource } from "./tune-source.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const AIRING: Airing = {
  id: "12-3",
  title: "Paper Rivers",
  artist: "Ida Marlow",
  startsAt: "2026-11-21T12:00:00.000+0000",
  endsAt: "2026-11-21T08:03:00.000-0400",
};
const READ = {
  id: "12-3",
  title: "Paper Rivers",
  artist: "Ida Marlow",
  startsAt: NOON,
  endsAt: NOON + 180_000,
  captions: [],
};
const NAME = { en: "Night Drive", fr: "Route de nuit" };
const WORDS = { title: { en: "The Cartographer", fr: "La cartographe" }, text: null };
const TUNED = {
  entityId: "12",
  type: "channel-linear",
  isEncrypted: true,
  manifestUrl: "/sound/channels/12/web.m3u8",
  channelNumber: 12,
  channelName: NAME,
  access: { kind: "preview", unlockedBy: { productId: "streaming-music", name: "Melodia" } },
  tunedAt: "2026-11-21T12:00:00.000+0000",
  nowPlaying: AIRING,
  next: AIRING,
};
const STATION = { type: "channel-xtra", id: "slow-morning", place: 3 } as const;
const IN_STATION = { ...TUNED, entityId: "slow-morning", type: "channel-xtra", channelNumber: 57, place: 4 };
const LOCKED = [
  [403, "CHANNEL_LOCKED", { code: "CHANNEL_LOCKED", planName: "Horizon" }],
  [403, "PREVIEW_OVER", { code: "PREVIEW_OVER", planName: "Horizon" }],
  [404, "NOT_FOUND", { code: "NOT_FOUND" }],
] as const;

describe("tuneSource", () => {
  it("[S3.39] asks for a linear channel, and brings where its sound is", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("tuneSource", answered(200, TUNED));
    expect(await tuneSource(skywave, { type: "channel-linear", id: "12" })).toEqual({
      ok: true,
      tuned: {
        source: { type: "channel-linear", id: "12" },
        manifestUrl: "/sound/channels/12/web.m3u8",
        isEncrypted: true,
        channelId: "12",
        channelName: NAME,
        stationName: undefined,
        access: { kind: "preview", planName: "Melodia", endsAt: undefined },
        nowPlaying: READ,
        next: READ,
        episode: undefined,
        place: undefined,
      },
    });
    expect(bodies("tuneSource")).toEqual([
      {
        id: "12",
        type: "channel-linear",
        preferredImageVariant: "SQUARE",
        hlsVersion: "V3",
        manifestVariant: "WEB",
        mtcVersion: "V2",
      },
    ]);
  });

  it.each(["artist-station", "channel-xtra", "episode-audio", "episode-podcast", "episode-video"] as const)(
    "[S3.39] asks for the full manifest of %s",
    async (type) => {
      const { skywave, platform, bodies } = openSkywave();
      const episode = {
        entityId: "one_2026-11-20",
        show: { entityId: "one", title: "One", name: NAME },
        words: WORDS,
        startsAt: AIRING.startsAt,
        endsAt: AIRING.endsAt,
      };
      platform.server.answer(
        "tuneSource",
        answered(200, { ...TUNED, type, entityId: "one_2026-11-20", episode }),
      );
      expect(await tuneSource(skywave, { type, id: "one_2026-11-20" })).toMatchObject({
        tuned: {
          source: { type, id: "one_2026-11-20" },
          channelId: "12",
          episode: { showId: "one", showName: NAME, words: WORDS, startsAt: NOON, endsAt: NOON + 180_000 },
        },
      });
      expect(bodies("tuneSource")).toMatchObject([{ type, manifestVariant: "FULL" }]);
    },
  );

  it.each(LOCKED)("tells the refusal %i %s", async (status, code, told) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("tuneSource", refused({ status, code, details: { planName: "Horizon" } }));
    expect(await tuneSource(skywave, { type: "channel-linear", id: "12" })).toEqual({ ok: false, ...told });
  });
});

describe("replayChannel", () => {
  it("asks for a channel from the start of what is on", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("replay", answered(200, TUNED));
    expect(await replayChannel(skywave, "12", "show")).toMatchObject({
      ok: true,
      tuned: { nowPlaying: READ },
    });
    expect(bodies("replay")).toEqual([{ id: "12", from: "show", manifestVariant: "WEB" }]);
  });

  it.each(LOCKED)("tells the refusal %i %s", async (status, code, told) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("replay", refused({ status, code, details: { planName: "Horizon" } }));
    expect(await replayChannel(skywave, "12", "airing")).toEqual({ ok: false, ...told });
  });
});

describe.each([
  ["skip", skipTrack],
  ["previous", previousTrack],
] as const)("%s", (name, move) => {
  it("says where it is, and brings what plays at the place that it comes to", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer(name, answered(200, IN_STATION));
    expect(await move(skywave, STATION)).toMatchObject({ ok: true, tuned: { place: 4, channelId: "57" } });
    expect(bodies(name)).toEqual([STATION]);
  });

  it.each([...LOCKED, [409, "STREAM_ENDED", { code: "STREAM_ENDED" }] as const])(
    "tells the refusal %i %s",
    async (status, code, told) => {
      const { skywave, platform } = openSkywave();
      platform.server.answer(name, refused({ status, code, details: { planName: "Horizon" } }));
      expect(await move(skywave, STATION)).toEqual({ ok: false, ...told });
    },
  );
});

it("tells until when no more is skipped", async () => {
  const { skywave, platform } = openSkywave();
  const details = { skipsAgainAt: AIRING.startsAt };
  platform.server.answer("skip", refused({ status: 429, code: "SKIP_LIMIT_REACHED", details }));
  expect(await skipTrack(skywave, STATION)).toEqual({ ok: false, code: "SKIP_LIMIT_REACHED", againAt: NOON });
});

describe("loadEpisodes", () => {
  it("brings the episodes of a channel with their dates, or says that it is none", async () => {
    const { skywave, platform } = openSkywave();
    const episode = {
      entityId: "one_2026-11-20",
      type: "episode-podcast",
      show: { entityId: "one", title: "One", name: NAME },
      channelNumber: 74,
      access: { kind: "full" },
      airedAt: AIRING.startsAt,
      durationInSeconds: 3_600,
      keptUntil: AIRING.endsAt,
    };
    platform.server.answer(
      "lookaroundEpisodes",
      answered(200, { entityId: "74", episodes: [episode] }),
      refused({ status: 404, code: "NOT_FOUND" }),
    );
    expect(await loadEpisodes(skywave, "74", { before: 10 })).toEqual({
      ok: true,
      episodes: [
        {
          type: "episode-podcast",
          id: "one_2026-11-20",
          showId: "one",
          showName: NAME,
          channelId: "74",
          access: { kind: "full" },
          airedAt: NOON,
          durationInSeconds: 3_600,
          keptUntil: NOON + 180_000,
        },
      ],
    });
    expect(platform.server.seen("lookaroundEpisodes")[0]?.url).toMatch(/\/74\?before=10$/);
    expect(await loadEpisodes(skywave, "5")).toEqual({ ok: false, code: "NOT_FOUND" });
  });
});
