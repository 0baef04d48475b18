import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHANNELS } from "@skywave/channels";
import { SOURCE_TYPES } from "@skywave/contract/listening/source-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  askKey,
  makeSubscriber,
  MUSIC_CHANNEL,
  NEWS_CHANNEL,
  tune,
  tuneTo,
  tuningTo,
} from "#testing/listen.ts";
import { readRows } from "#testing/read-rows.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const PLAY_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/;

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skywave-listening-"));
  api = await openTestApi({ DATA_DIR: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const read = (url: string) => api.app.inject({ url });

describe("tuneSource", () => {
  test("[S7.72] [S3.39] takes what to play, in which manifest, and answers where it is and what is on", async () => {
    const visitor = await api.visitor();
    const tuned = await tune(visitor);
    expect(tuned.status).toBe(200);
    expect(tuned.data).toMatchObject({ entityId: MUSIC_CHANNEL, type: "channel-linear", isEncrypted: true });
    const web = await read(tuned.data.manifestUrl);
    const full = { ...tuningTo(), manifestVariant: "FULL" as const };
    const inFull = await visitor.call("playback", "tuneSource", { body: full });
    const all = await read(inFull.data.manifestUrl);
    const qualitiesIn = (playlist: string) => playlist.split("\n").filter((line) => line.endsWith(".m3u8"));
    expect(qualitiesIn(web.body)).toEqual(["standard/live.m3u8", "low/live.m3u8"]);
    expect(qualitiesIn(all.body)).toEqual(["standard/live.m3u8", "low/live.m3u8", "high/live.m3u8"]);
  });

  test("[S3.39] refuses other versions, and a WEB manifest of anything but a linear channel", async () => {
    const visitor = await api.visitor();
    const send = (change: object) =>
      visitor.call("playback", "tuneSource", {
        body: { ...tuningTo(), ...change },
      });
    for (const change of [
      { hlsVersion: "V2" },
      { mtcVersion: "V1" },
      { manifestVariant: "MOBILE" },
      { type: "episode-audio" },
      { type: "cassette" },
      { id: "" },
      { preferredImageVariant: "ROUND" },
    ]) {
      const refused = await send(change);
      expect([refused.status, refused.problem.code]).toEqual([400, "INVALID_PAYLOAD"]);
    }
    const nothing = await send({ id: "5" });
    expect([nothing.status, nothing.problem.code]).toEqual([404, "NOT_FOUND"]);
  });

  test("finds nothing of any type by an id that is none, and no pictures at all", async () => {
    const visitor = await api.visitor();
    for (const type of SOURCE_TYPES.filter((each) => each !== "channel-linear"))
      for (const id of [MUSIC_CHANNEL, "nothing", "one-guest", "one-guest_2026-02-31"]) {
        const refused = await tuneTo(visitor, type, id);
        expect([refused.status, refused.problem.code, refused.problem.notFoundResourceType]).toEqual([
          404,
          "NOT_FOUND",
          "source",
        ]);
      }
  });

  test("[S7.75] writes every date with its milliseconds and a numeric offset", async () => {
    const visitor = await api.visitor();
    const { tunedAt, nowPlaying, next, access } = (await tune(visitor)).data;
    const around = await visitor.call("playback", "lookaround", {
      params: { entityId: MUSIC_CHANNEL },
      query: {},
    });
    const dates = [
      tunedAt,
      access.previewEndsAt,
      ...[nowPlaying, next, ...around.data.airings].flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
      around.data.at,
    ];
    for (const date of dates) expect(date).toMatch(PLAY_DATE);
  });
});

describe("who may listen", () => {
  test("a visitor hears any channel for a quarter of an hour on a browser, and again after a day", async () => {
    const visitor = await api.visitor();
    const [first, other] = [await tune(visitor), await tune(visitor, NEWS_CHANNEL)];
    expect(first.data.access).toMatchObject({ kind: "preview", unlockedBy: { name: "Melodia" } });
    // Another channel is the same preview.
    expect(other.data.access).toEqual({
      kind: "preview",
      previewEndsAt: first.data.access.previewEndsAt,
      unlockedBy: { productId: "streaming-all", name: "Horizon" },
    });
    api.passTime({ minutes: 14 });
    await tune(visitor);
    expect((await askKey(visitor)).status).toBe(200);
    api.passTime({ minutes: 2 });
    const key = await askKey(visitor);
    expect([key.status, key.problem.code, key.problem.details]).toEqual([
      403,
      "PREVIEW_OVER",
      { planName: "Melodia" },
    ]);
    const again = await tune(visitor);
    expect([again.status, again.problem.code]).toEqual([403, "PREVIEW_OVER"]);
    expect((await tune(await api.visitor())).status).toBe(200);
    api.passTime({ hours: 24 });
    const session = await visitor.call(
      "user",
      "anonymous",
      { body: visitor.here() },
      { bearer: visitor.deviceGrant },
    );
    visitor.accessToken = session.data.accessToken;
    expect((await tune(visitor)).status).toBe(200);
  });

  test("[S7.72] [S3.41] a subscriber is entitled to the channels of the plan, and a peek says so with as much as was asked for", async () => {
    const visitor = await makeSubscriber(api, "everything@example.com", "us-all-access-monthly");
    const tuned = await tune(visitor, NEWS_CHANNEL);
    expect([tuned.status, tuned.data.access]).toEqual([200, { kind: "full" }]);
    expect((await askKey(visitor, NEWS_CHANNEL)).status).toBe(200);
    const peek = await visitor.call("playback", "peekChannel", {
      params: { entityId: NEWS_CHANNEL },
      query: { size: 3 },
    });
    expect(peek.data).toMatchObject({ entityId: NEWS_CHANNEL, entitled: true, size: 3 });
    expect(peek.data.airings).toHaveLength(3);
    expect(peek.data.airings[0]).toMatchObject(tuned.data.nowPlaying);
    const asVisitor = await (
      await api.visitor()
    ).call("playback", "peekChannel", {
      params: { entityId: NEWS_CHANNEL },
      query: {},
    });
    expect(asVisitor.data).toMatchObject({ entityId: NEWS_CHANNEL, entitled: false, size: 4 });
    const unknown = await visitor.call("playback", "peekChannel", { params: { entityId: "5" }, query: {} });
    expect([unknown.status, unknown.problem.code]).toEqual([404, "NOT_FOUND"]);
  });

  test("a plan for music locks what people talk on, and has as many channels as its offer says", async () => {
    const visitor = await makeSubscriber(api, "music.only@example.com", "us-music-monthly");
    const { channels } = (await visitor.call("playback", "liveUpdate", { query: {} })).data;
    const offer = (
      await visitor.call("eligibility", "getCatalogOffer", { params: { offerId: "us-music-monthly" } })
    ).data;
    expect(channels.filter(({ access }) => access.kind === "full")).toHaveLength(
      offer.inclusions?.channels ?? 0,
    );
    const refused = await tune(visitor, NEWS_CHANNEL);
    expect([refused.status, refused.problem.code, refused.problem.details]).toEqual([
      403,
      "CHANNEL_LOCKED",
      { planName: "Horizon" },
    ]);
    await tune(visitor, MUSIC_CHANNEL);
    const key = await askKey(visitor, NEWS_CHANNEL);
    expect([key.status, key.problem.code]).toEqual([403, "CHANNEL_LOCKED"]);
  });
});

describe("a plan that ends while it plays", () => {
  test("gives no key any more, and leaves a preview to whoever presses play again", async () => {
    const visitor = await makeSubscriber(api, "plan.ends@example.com", "us-all-access-monthly");
    await tune(visitor);
    expect((await askKey(visitor)).status).toBe(200);
    const { identityId } = (await visitor.call("user", "getIdentity", {})).data;
    await readRows(
      api,
      `update subscriptions set state = 'suspended' where identity_id = '${identityId}' returning id`,
    );
    const refused = await askKey(visitor);
    expect([refused.status, refused.problem.code]).toEqual([403, "CHANNEL_LOCKED"]);
    expect((await tune(visitor)).data.access.kind).toBe("preview");
    expect((await askKey(visitor)).status).toBe(200);
  });
});

describe("what is on", () => {
  test("names a list of each channel that anybody may read before they have tuned, and keep", async () => {
    const visitor = await api.visitor();
    const { channels } = (await visitor.call("playback", "liveUpdate", { query: {} })).data;
    for (const { entityId, listUrl } of channels) {
      const list = await api.app.inject({ url: listUrl });
      expect([list.statusCode, list.headers["cache-control"]]).toEqual([200, "public, max-age=1"]);
      const { manifestUrl } = (await tune(visitor, entityId)).data;
      const qualities = (await api.app.inject({ url: manifestUrl })).body.split("\n");
      // The smallest of those that a player chooses from.
      expect(new URL(qualities.at(-2) ?? "", `http://localhost${manifestUrl}`).pathname).toBe(listUrl);
    }
  });

  test("[S7.72] is told for all channels at once, or for one, and agrees with what stands around it", async () => {
    const visitor = await api.visitor();
    const { channels, at } = (await visitor.call("playback", "liveUpdate", { query: {} })).data;
    expect(channels.map(({ entityId }) => entityId)).toEqual(CHANNELS.map(({ number }) => String(number)));
    for (const { nowPlaying, next } of channels) {
      expect(Date.parse(nowPlaying.startsAt)).toBeLessThanOrEqual(Date.parse(at));
      expect(Date.parse(nowPlaying.endsAt)).toBeGreaterThan(Date.parse(at));
      expect(next.startsAt).toBe(nowPlaying.endsAt);
    }
    const one = await visitor.call("playback", "liveUpdate", { query: { entityId: NEWS_CHANNEL } });
    expect(one.data.channels).toEqual(channels.filter(({ entityId }) => entityId === NEWS_CHANNEL));
    const around = await visitor.call("playback", "lookaround", {
      params: { entityId: NEWS_CHANNEL },
      query: { before: 2, after: 3 },
    });
    expect(around.data.airings).toHaveLength(6);
    const { captions: _, ...onNow } = around.data.airings[2] ?? {};
    expect(onNow).toEqual(one.data.channels[0]?.nowPlaying);
    // People talk on it, and what they say can be read; nobody waits for it to hear them.
    expect(around.data.airings[2]?.captions?.length).toBeGreaterThan(10);
    for (const query of [{ entityId: "5" }, { entityId: "9999" }])
      expect((await visitor.call("playback", "liveUpdate", { query })).status).toBe(404);
    expect(
      (await visitor.call("playback", "lookaround", { params: { entityId: "5" }, query: {} })).status,
    ).toBe(404);
  });
});
