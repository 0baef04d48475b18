import { segmentAt } from "@skywave/sound";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decrypt, makeSubscriber, readManifest, streamsStatus, tuneTo } from "#testing/listen.ts";
import { type KeptShows, openKeptShows, SHOW, SHOW_STARTED_AT, TALK_CHANNEL } from "#testing/kept-shows.ts";
import type { TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { createStreamsRepository } from "../streams/streams-repository.ts";

const FRIDAY = `${SHOW}_2026-03-06`;
const HOUR = 900;

let shows: KeptShows;
let api: TestApi;
beforeAll(async () => {
  shows = await openKeptShows();
  ({ api } = shows);
});
afterAll(() => shows.close());

const around = (visitor: TestVisitor, entityId: string, query: { before?: number; after?: number } = {}) =>
  visitor.call("playback", "lookaroundEpisodes", { params: { entityId }, query });

describe("an episode", () => {
  test("is a list of all that its channel played then, from its first second to its last", async () => {
    const visitor = await api.visitor();
    const tuned = await tuneTo(visitor, "episode-podcast", FRIDAY);
    expect(tuned.status).toBe(200);
    expect(tuned.data).toMatchObject({
      entityId: FRIDAY,
      type: "episode-podcast",
      isEncrypted: true,
      channelNumber: 74,
      nowPlaying: { startsAt: "2026-03-06T15:00:00.000+0000" },
      episode: {
        show: { entityId: SHOW, title: "One Guest" },
        startsAt: "2026-03-06T15:00:00.000+0000",
        endsAt: "2026-03-06T17:00:00.000+0000",
      },
    });
    const { master, lines, segments, answer } = await readManifest(api, tuned.data.manifestUrl);
    expect(master.body.match(/all\.m3u8/g)).toHaveLength(3);
    const first = segmentAt(SHOW_STARTED_AT);
    expect(lines).toContain("#EXT-X-PLAYLIST-TYPE:VOD");
    expect(lines).toContain(`#EXT-X-MEDIA-SEQUENCE:${first}`);
    expect(lines.at(-2)).toBe("#EXT-X-ENDLIST");
    expect(segments).toHaveLength(2 * HOUR);
    expect(segments[0]).toBe(`/sound/channels/74/standard/${first}.m4s`);
    expect(segments.at(-1)).toBe(`/sound/channels/74/standard/${first + 2 * HOUR - 1}.m4s`);
    expect(lines.filter((line) => line.startsWith("#EXT-X-PROGRAM-DATE-TIME:"))).toEqual([
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(SHOW_STARTED_AT).toISOString()}`,
    ]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
  });

  test("is encrypted by keys that whoever plays it gets, and is sound with them", async () => {
    const visitor = await api.visitor();
    const tuned = await tuneTo(visitor, "episode-podcast", FRIDAY);
    const { keyIds, segments } = await readManifest(api, tuned.data.manifestUrl);
    expect(keyIds).toHaveLength(60);
    for (const [keyId, path] of [
      [keyIds[0], segments[0]],
      [keyIds.at(-1), segments.at(-1)],
    ]) {
      const segment = await shows.read(path ?? "");
      expect(segment.statusCode).toBe(200);
      expect(segment.rawPayload.includes("moof")).toBe(false);
      const key = await shows.keyOf(visitor, keyId);
      expect(key.status).toBe(200);
      const sequence = Number(/(\d+)\.m4s$/.exec(path ?? "")?.[1]);
      expect(decrypt(segment.rawPayload, key.data.key, sequence).subarray(4, 8).toString()).toBe("moof");
    }
  });

  test("ends where it ends: nothing before or after it is sound that anybody can have", async () => {
    const first = segmentAt(SHOW_STARTED_AT);
    for (const segment of [first - 1, first + 2 * HOUR])
      expect((await shows.read(`/sound/channels/74/standard/${segment}.m4s`)).statusCode).toBe(404);
    // Of another channel that had no show then.
    expect((await shows.read(`/sound/channels/36/standard/${first}.m4s`)).statusCode).toBe(404);
    // And none of its keys opens what stands beside it.
    const visitor = await api.visitor();
    const tuned = await tuneTo(visitor, "episode-podcast", FRIDAY);
    const { keyIds } = await readManifest(api, tuned.data.manifestUrl);
    expect(new Set(keyIds).size).toBe(60);
  });

  test("is found by its own type and id alone, once it is over and as long as it is kept", async () => {
    const visitor = await api.visitor();
    for (const [type, id] of [
      ["episode-audio", FRIDAY],
      ["episode-video", FRIDAY],
      // It is on.
      ["episode-podcast", `${SHOW}_2026-03-10`],
      ["episode-podcast", `${SHOW}_2026-03-11`],
      ["episode-podcast", `${SHOW}_2026-03-07`],
      ["episode-podcast", `${SHOW}_2026-02-06`],
      ["episode-podcast", "one-guest_2026-03-06"],
      ["episode-podcast", "jukebox-breakfast_2026-03-06"],
    ] as const) {
      const refused = await tuneTo(visitor, type, id);
      expect([refused.status, refused.problem.notFoundResourceType], id).toEqual([404, "source"]);
    }
    const music = await tuneTo(visitor, "episode-audio", "jukebox-breakfast_2026-03-06");
    expect([music.status, music.data.type]).toEqual([200, "episode-audio"]);
    for (const path of [`${SHOW}_2026-03-11`, `${SHOW}_2026-03-07`, "none"])
      for (const file of ["full.m3u8", "standard/all.m3u8"])
        expect((await shows.read(`/sound/episodes/${path}/${file}`)).statusCode).toBe(404);
    for (const file of ["other.m3u8", "loud/all.m3u8"])
      expect((await shows.read(`/sound/episodes/${FRIDAY}/${file}`)).statusCode).toBe(404);
  });

  test("is for whoever may hear its channel: in full, for a while, or not", async () => {
    const everything = await makeSubscriber(api, "all.episodes@example.com", "us-all-access-monthly");
    expect((await tuneTo(everything, "episode-podcast", FRIDAY)).data.access).toEqual({ kind: "full" });
    const music = await makeSubscriber(api, "music.episodes@example.com", "us-music-monthly");
    const locked = await tuneTo(music, "episode-podcast", FRIDAY);
    expect([locked.status, locked.problem.code, locked.problem.details]).toEqual([
      403,
      "CHANNEL_LOCKED",
      { planName: "Horizon" },
    ]);
    await tuneTo(music, "episode-audio", "jukebox-breakfast_2026-03-06");
    const { keyIds } = await readManifest(api, `/sound/episodes/${FRIDAY}/full.m3u8`);
    expect((await shows.keyOf(music, keyIds[0])).problem.code).toBe("CHANNEL_LOCKED");
  });

  test("is one stream like any other, which says what it plays", async () => {
    const visitor = await api.visitor();
    await tuneTo(visitor, "episode-podcast", FRIDAY);
    expect((await streamsStatus(visitor)).data.state).toBe("playing");
    expect(await createStreamsRepository(api.database).find(visitor.deviceId)).toMatchObject({
      sourceType: "episode-podcast",
      sourceId: FRIDAY,
      channel: 74,
    });
    await streamsStatus(visitor, false);
    const { keyIds } = await readManifest(api, `/sound/episodes/${FRIDAY}/full.m3u8`);
    expect((await shows.keyOf(visitor, keyIds[0])).problem.code).toBe("STREAM_ENDED");
  });
});

describe("what was said around a moment of an episode", () => {
  test("is told of what is kept, and of nothing else", async () => {
    const visitor = await api.visitor();
    const at = (date: string, entityId = TALK_CHANNEL) =>
      visitor.call("playback", "lookaround", {
        params: { entityId },
        query: { at: date, before: 0, after: 1 },
      });
    const told = await at("2026-03-06T11:00:00.000-0500");
    expect(told.data).toMatchObject({
      at: "2026-03-06T16:00:00.000+0000",
      airings: [{ startsAt: "2026-03-06T16:00:00.000+0000" }, {}],
    });
    expect(told.data.airings[0]?.captions?.length).toBeGreaterThan(10);
    for (const date of [
      "2026-03-06T18:00:00.000+0000",
      "2026-03-10T18:00:00.000+0000",
      "1999-01-01T00:00:00.000+0000",
    ])
      expect((await at(date)).problem.notFoundResourceType).toBe("airing");
    for (const date of ["2026-13-06T18:00:00.000+0000", "2026-03-06T18:00:00Z", "yesterday"])
      expect((await at(date)).problem.code).toBe("INVALID_PAYLOAD");
  });
});

describe("the episodes around one", () => {
  test("[S7.72] are those of its show before and after it, the newest first, each with whether it may be heard", async () => {
    const visitor = await api.visitor();
    const told = await around(visitor, FRIDAY, { before: 2, after: 1 });
    expect(told.data.episodes.map(({ entityId }) => entityId)).toEqual([
      `${SHOW}_2026-03-09`,
      FRIDAY,
      `${SHOW}_2026-03-05`,
      `${SHOW}_2026-03-04`,
    ]);
    expect(told.data.episodes[1]).toEqual({
      entityId: FRIDAY,
      type: "episode-podcast",
      show: { entityId: SHOW, title: "One Guest", name: { en: "One Guest", fr: "One Guest" } },
      channelNumber: 74,
      access: expect.objectContaining({ kind: expect.stringMatching(/^preview/) }),
      airedAt: "2026-03-06T15:00:00.000+0000",
      durationInSeconds: 7200,
      keptUntil: "2026-04-05T17:00:00.000+0000",
    });
  });

  test("are the newest of a show, and of all shows of a channel", async () => {
    const visitor = await api.visitor();
    const ofShow = (await around(visitor, SHOW, { before: 3 })).data.episodes;
    expect(ofShow).toHaveLength(3);
    expect(new Set(ofShow.map(({ show }) => show.entityId))).toEqual(new Set([SHOW]));
    const ofChannel = (await around(visitor, TALK_CHANNEL, { before: 30 })).data.episodes;
    expect(new Set(ofChannel.map(({ show }) => show.entityId)).size).toBe(3);
    const dates = ofChannel.map(({ airedAt }) => airedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test("are none of what is no episode, is to come, or was too long ago", async () => {
    const visitor = await api.visitor();
    for (const entityId of [
      "5",
      "no-show",
      `${SHOW}_2026-03-20`,
      `${SHOW}_2026-01-06`,
      `${SHOW}_2026-03-07`,
    ]) {
      const refused = await around(visitor, entityId);
      expect([refused.status, refused.problem.notFoundResourceType]).toEqual([404, "episode"]);
    }
    expect((await around(visitor, FRIDAY, { before: 31 })).problem.code).toBe("INVALID_PAYLOAD");
  });
});

describe("all that is heard", () => {
  test.each([
    ["artist-station", "ida-marlow"],
    ["channel-linear", "12"],
    ["channel-xtra", "slow-morning"],
    ["episode-audio", "jukebox-breakfast_2026-03-06"],
    ["episode-podcast", FRIDAY],
  ] as const)("[S9.16] travels encrypted: %s", async (type, id) => {
    const visitor = await api.visitor();
    const tuned = await tuneTo(visitor, type, id);
    expect(tuned.data.isEncrypted).toBe(true);
    const { keyIds, segments, lines } = await readManifest(api, tuned.data.manifestUrl);
    expect(lines.findIndex((line) => line.endsWith(".m4s"))).toBeGreaterThan(
      lines.findIndex((line) => line.startsWith("#EXT-X-KEY:METHOD=AES-128")),
    );
    const segment = await shows.read(segments[0] ?? "");
    expect(segment.rawPayload.includes("moof")).toBe(false);
    const { key } = (await shows.keyOf(visitor, keyIds[0])).data;
    const sequence = Number(/(\d+)\.m4s$/.exec(segments[0] ?? "")?.[1]);
    expect(decrypt(segment.rawPayload, key, sequence).subarray(4, 8).toString()).toBe("moof");
  });
});
