import { segmentAt } from "@skywave/sound";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSubscriber, NEWS_CHANNEL, readManifest } from "#testing/listen.ts";
import { type KeptShows, openKeptShows, SHOW, SHOW_STARTED_AT, TALK_CHANNEL } from "#testing/kept-shows.ts";
import type { TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const HOUR = 900;

let shows: KeptShows;
let api: TestApi;
beforeAll(async () => {
  shows = await openKeptShows();
  ({ api } = shows);
});
afterAll(() => shows.close());

const replay = (visitor: TestVisitor, id: string, from?: "airing" | "show") =>
  visitor.call("playback", "replay", { body: { id, manifestVariant: "WEB", ...(from && { from }) } });

describe("replay", () => {
  test("[S7.72] begins with the track that is on, and goes on as the broadcast does", async () => {
    const visitor = await api.visitor();
    const [live] = (await visitor.call("playback", "liveUpdate", { query: { entityId: NEWS_CHANNEL } })).data
      .channels;
    const replayed = await replay(visitor, NEWS_CHANNEL);
    expect(replayed.data).toMatchObject({
      entityId: NEWS_CHANNEL,
      type: "channel-linear",
      nowPlaying: live?.nowPlaying,
    });
    const first = segmentAt(Date.parse(live?.nowPlaying.startsAt ?? ""));
    const before = await readManifest(api, replayed.data.manifestUrl);
    expect(before.segments[0]).toBe(`/sound/channels/71/standard/${first}.m4s`);
    expect(before.lines).not.toContain("#EXT-X-ENDLIST");
    expect((await shows.read(before.segments[0] ?? "")).statusCode).toBe(200);
    expect((await shows.keyOf(visitor, before.keyIds[0])).status).toBe(200);
    api.passTime({ minutes: 1 });
    const after = await readManifest(api, replayed.data.manifestUrl);
    expect(after.segments).toHaveLength(before.segments.length + 15);
    expect(after.segments[0]).toBe(before.segments[0]);
    // After a quarter of an hour what nobody needs any more falls out.
    api.passTime({ minutes: 20 });
    const late = await readManifest(api, replayed.data.manifestUrl);
    expect(late.segments).toHaveLength(225);
    expect((await shows.read(late.segments[0] ?? "")).statusCode).toBe(200);
  });

  test("begins with the show that is on, however long it has been, and ends with it", async () => {
    const visitor = await api.visitor();
    const replayed = await replay(visitor, TALK_CHANNEL, "show");
    expect(replayed.data).toMatchObject({
      manifestUrl: `/sound/episodes/${SHOW}_2026-03-10/web.m3u8`,
      nowPlaying: { startsAt: "2026-03-10T14:00:00.000+0000" },
      episode: { show: { title: "One Guest" } },
    });
    const live = await readManifest(api, replayed.data.manifestUrl);
    expect(live.lines).toContain("#EXT-X-PLAYLIST-TYPE:EVENT");
    expect(live.answer.headers["cache-control"]).toBe("public, max-age=1");
    expect((await shows.read(live.segments[0] ?? "")).statusCode).toBe(200);
    expect((await shows.keyOf(visitor, live.keyIds[0])).status).toBe(200);
    api.passTime({ hours: 1 });
    const over = await readManifest(api, replayed.data.manifestUrl);
    expect(over.segments).toHaveLength(2 * HOUR);
    expect(over.lines).toContain("#EXT-X-PLAYLIST-TYPE:VOD");
  });

  test("is of a channel, and of a show only while one is on", async () => {
    const visitor = await api.visitor();
    const refusals = [await replay(visitor, "5"), await replay(visitor, "66", "show")];
    expect(refusals.map(({ status, problem }) => [status, problem.notFoundResourceType])).toEqual([
      [404, "channel"],
      [404, "show"],
    ]);
    const music = await makeSubscriber(api, "music.replay@example.com", "us-music-monthly");
    expect((await replay(music, NEWS_CHANNEL)).problem.code).toBe("CHANNEL_LOCKED");
    const first = segmentAt(SHOW_STARTED_AT);
    for (const path of [`74/from/${first + 1}`, `74/from/${first + 1e8}`, `5/from/${first}`, "74/from/x"])
      for (const file of ["web.m3u8", "low/live.m3u8"])
        expect((await shows.read(`/sound/channels/${path}/${file}`)).statusCode, path).toBe(404);
  });
});
