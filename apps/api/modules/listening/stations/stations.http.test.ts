import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STATIONS, type StationType } from "@skywave/channels/stations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decrypt, makeSubscriber, readManifest, tune, tuneTo } from "#testing/listen.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { createStationsRepository } from "./stations-repository.ts";

const XTRA = "slow-morning";
const ARTIST = "ida-marlow";

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skywave-stations-"));
  api = await openTestApi({ DATA_DIR: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

let people = 0;
const listener = () => {
  people += 1;
  return makeSubscriber(api, `station.listener.${people}@example.com`, "us-music-monthly");
};
const move =
  (name: "skip" | "previous") =>
  (visitor: TestVisitor, place: number, id = XTRA, type: StationType = "channel-xtra") =>
    visitor.call("playback", name, { body: { id, type, place } });
const [skip, previous] = [move("skip"), move("previous")];
const firstKey = async (manifestUrl: string) => (await readManifest(api, manifestUrl)).keyIds[0] ?? "";
const askKey = async (visitor: TestVisitor, manifestUrl: string) =>
  visitor.call("playback", "getDecryptionKey", { params: { keyId: await firstKey(manifestUrl) } });
const stateOf = ({ deviceId }: TestVisitor, stationId: string) =>
  createStationsRepository(api.database).find({ deviceId, stationId });

describe("a station", () => {
  test.each(STATIONS.map(({ type, id, channelNumber }) => ({ type, id, channelNumber })))(
    "$id begins with its first track, which is a list of its own",
    async ({ type, id, channelNumber }) => {
      const visitor = await api.visitor();
      const tuned = await tuneTo(visitor, type, id);
      expect(tuned.data).toMatchObject({ entityId: id, type, isEncrypted: true, channelNumber, place: 0 });
      const { lines, segments, keyIds } = await readManifest(api, tuned.data.manifestUrl);
      expect(lines).toContain("#EXT-X-PLAYLIST-TYPE:VOD");
      const { startsAt, endsAt } = tuned.data.nowPlaying;
      expect(segments).toHaveLength((Date.parse(endsAt) - Date.parse(startsAt)) / 4_000);
      expect(keyIds).toHaveLength(1);
    },
  );

  test("is encrypted, and its key is for whoever is at that track just now", async () => {
    const visitor = await listener();
    const tuned = (await tuneTo(visitor, "artist-station", ARTIST)).data;
    const { segments } = await readManifest(api, tuned.manifestUrl);
    const segment = await api.app.inject({ url: segments[1] ?? "" });
    expect(segment.rawPayload.includes("moof")).toBe(false);
    const key = await askKey(visitor, tuned.manifestUrl);
    expect(decrypt(segment.rawPayload, key.data.key, 1).subarray(4, 8).toString()).toBe("moof");
    const next = (await skip(visitor, 0, ARTIST, "artist-station")).data;
    expect(next.nowPlaying).toMatchObject({ title: tuned.next.title, artist: tuned.next.artist });
    expect((await askKey(visitor, next.manifestUrl)).status).toBe(200);
    expect((await askKey(visitor, tuned.manifestUrl)).status).toBe(404);
    await tune(visitor);
    expect((await askKey(visitor, next.manifestUrl)).status).toBe(404);
  });

  test("has nothing of another day, another track or another quality", async () => {
    const tuned = (await tuneTo(await api.visitor(), "channel-xtra", XTRA)).data;
    const [, day = "", track = ""] = /tracks\/(\d+)\/([\d-]+)\//.exec(tuned.manifestUrl) ?? [];
    for (const path of [
      `${Number(day) + 1}/${track}/full.m3u8`,
      `${Number(day) - 2}/${track}/standard/all.m3u8`,
      `x/${track}/full.m3u8`,
      `${day}/12-99/full.m3u8`,
      `${day}/5-1/standard/all.m3u8`,
      `${day}/${track}/other.m3u8`,
      `${day}/${track}/loud/all.m3u8`,
      `${day}/${track}/standard/90.m4s`,
      `${day}/${track}/standard/x.m4s`,
      `${Number(day) + 1}/${track}/standard/0.m4s`,
    ])
      expect((await api.app.inject({ url: `/sound/tracks/${path}` })).statusCode, path).toBe(404);
  });

  test("goes on where a device was, and each device has an order of its own", async () => {
    const visitor = await listener();
    const first = (await tuneTo(visitor, "channel-xtra", XTRA)).data;
    const second = (await skip(visitor, 0)).data;
    await tune(visitor);
    const again = (await tuneTo(visitor, "channel-xtra", XTRA)).data;
    expect([again.place, again.nowPlaying]).toEqual([1, second.nowPlaying]);
    expect(first.nowPlaying.id).not.toBe(again.nowPlaying.id);
    const orders = await Promise.all(
      Array.from({ length: 6 }, async () => (await tuneTo(await api.visitor(), "channel-xtra", XTRA)).data),
    );
    expect(new Set(orders.map(({ nowPlaying }) => nowPlaying.id)).size).toBeGreaterThan(1);
  });
});

describe("skip", () => {
  test("[S7.72] goes on six times an hour, and says when it will again", async () => {
    const visitor = await listener();
    await tuneTo(visitor, "channel-xtra", XTRA);
    for (let place = 0; place < 6; place += 1) {
      expect((await skip(visitor, place)).data.place).toBe(place + 1);
      api.passTime({ seconds: 30 });
    }
    const refused = await skip(visitor, 6);
    expect([refused.status, refused.problem.code]).toEqual([429, "SKIP_LIMIT_REACHED"]);
    expect(refused.problem.details).toEqual({
      skipsAgainAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/),
    });
    expect(refused.headers["retry-after"]).toBe(String(3_600 - 180));
    expect((await stateOf(visitor, XTRA))?.place).toBe(6);
    // Another station has skips of its own.
    await tuneTo(visitor, "artist-station", ARTIST);
    expect((await skip(visitor, 0, ARTIST, "artist-station")).status).toBe(200);
    api.passTime({ minutes: 57 });
    const later = await api.visitor();
    await later.signIn(`station.listener.${people}@example.com`);
    await tuneTo(later, "channel-xtra", XTRA);
    expect((await skip(later, 0)).status).toBe(200);
  });

  test("counts for the person, whichever device it is on", async () => {
    const visitor = await listener();
    const other = await api.visitor();
    await other.signIn(`station.listener.${people}@example.com`);
    for (const device of [visitor, other]) await tuneTo(device, "channel-xtra", XTRA);
    for (let place = 0; place < 3; place += 1)
      for (const device of [visitor, other]) expect((await skip(device, place)).status).toBe(200);
    for (const device of [visitor, other])
      expect((await skip(device, 3)).problem.code).toBe("SKIP_LIMIT_REACHED");
  });

  test("is none of what was heard to its end", async () => {
    const visitor = await listener();
    let at = (await tuneTo(visitor, "channel-xtra", XTRA)).data;
    for (let place = 0; place < 3; place += 1) {
      api.passTime({ milliseconds: Date.parse(at.nowPlaying.endsAt) - Date.parse(at.nowPlaying.startsAt) });
      const next = await skip(visitor, place);
      expect(next.status).toBe(200);
      at = next.data;
    }
    expect(at.place).toBe(3);
    for (let place = 3; place < 9; place += 1) expect((await skip(visitor, place)).status).toBe(200);
    expect((await skip(visitor, 9)).problem.code).toBe("SKIP_LIMIT_REACHED");
  });

  test("moves once, however often it is sent from one place, and never beyond six on two nodes", async () => {
    const visitor = await listener();
    await tuneTo(visitor, "channel-xtra", XTRA);
    const node = await api.openNode();
    const through = [visitor, visitor.through(node.app)];
    for (let place = 0; place < 6; place += 1) {
      const answers = await Promise.all([...through, ...through].map((each) => skip(each, place)));
      expect(answers.map(({ data }) => data.place)).toEqual(Array(4).fill(place + 1));
    }
    const refused = await Promise.all(through.map((each) => skip(each, 6)));
    expect(refused.map(({ problem }) => problem.code)).toEqual(Array(2).fill("SKIP_LIMIT_REACHED"));
    await node.close();
  });

  test("of two devices at once never goes beyond six together", async () => {
    const visitor = await listener();
    const other = await api.visitor();
    await other.signIn(`station.listener.${people}@example.com`);
    const devices = [visitor, other];
    for (const device of devices) await tuneTo(device, "channel-xtra", XTRA);
    const answers = [];
    for (let place = 0; place < 4; place += 1)
      answers.push(...(await Promise.all(devices.map((device) => skip(device, place)))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  });
});

describe("previous", () => {
  test("[S7.72] goes back as often as somebody wants, and from the first track to its start", async () => {
    const visitor = await listener();
    const first = (await tuneTo(visitor, "channel-xtra", XTRA)).data;
    const second = (await skip(visitor, 0)).data;
    for (let count = 0; count < 8; count += 1) {
      expect((await previous(visitor, count === 0 ? 1 : 0)).data).toMatchObject({
        place: 0,
        nowPlaying: { id: first.nowPlaying.id },
      });
    }
    expect((await skip(visitor, 0)).data.nowPlaying.id).toBe(second.nowPlaying.id);
    // From a place where the device is no more it goes nowhere.
    expect((await previous(visitor, 5)).data.place).toBe(1);
  });
});

describe("whoever may not", () => {
  test("move is told why: nothing plays, something else does, the station is none or locked", async () => {
    const visitor = await listener();
    expect((await skip(visitor, 0)).problem.code).toBe("STREAM_ENDED");
    await tuneTo(visitor, "channel-xtra", XTRA);
    for (const go of [skip, previous]) {
      expect((await go(visitor, 0, ARTIST, "artist-station")).problem.code).toBe("STREAM_ENDED");
      // It is an xtra channel.
      const none = await go(visitor, 0, XTRA, "artist-station");
      expect([none.status, none.problem.notFoundResourceType]).toEqual([404, "source"]);
      expect((await go(visitor, -1)).problem.code).toBe("INVALID_PAYLOAD");
    }
    const without = await api.visitor();
    await tuneTo(without, "channel-xtra", XTRA);
    api.passTime({ minutes: 16 });
    for (const refused of [
      await skip(without, 0),
      await previous(without, 0),
      await tuneTo(without, "channel-xtra", XTRA),
    ])
      expect([refused.status, refused.problem.code, refused.problem.details]).toEqual([
        403,
        "PREVIEW_OVER",
        { planName: "Melodia" },
      ]);
  });
});

describe("where somebody was", () => {
  test("is forgotten with the account, and two days after it was heard", async () => {
    const visitor = await listener();
    await tuneTo(visitor, "channel-xtra", XTRA);
    await skip(visitor, 0);
    expect(await stateOf(visitor, XTRA)).toMatchObject({ place: 1 });
    await visitor.call("user", "deleteIdentity", {});
    expect(await stateOf(visitor, XTRA)).toBeUndefined();
    const other = await api.visitor();
    await tuneTo(other, "channel-xtra", XTRA);
    api.passTime({ hours: 47 });
    await api.app.modules.listening.removeExpired?.();
    expect(await stateOf(other, XTRA)).toBeDefined();
    api.passTime({ hours: 2 });
    await api.app.modules.listening.removeExpired?.();
    expect(await stateOf(other, XTRA)).toBeUndefined();
  });
});
