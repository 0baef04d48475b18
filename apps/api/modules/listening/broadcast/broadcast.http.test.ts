import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SOURCE_TYPES } from "@skywave/contract/listening/source-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askKey, decrypt, MUSIC_CHANNEL, newestKeyId, readPlaylist, tune } from "#testing/listen.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const KEY_NOT_FOUND = "playbackServicesTeam.playbackService.key-not-found";

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

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe("the broadcast", () => {
  test("is a sliding window with the date of each segment, the same on all nodes", async () => {
    const { answer, lines, segments, url } = await readPlaylist(api);
    expect(answer.headers["content-type"]).toContain("application/vnd.apple.mpegurl");
    expect(answer.headers["cache-control"]).toBe("public, max-age=1");
    expect(segments).toHaveLength(8);
    const first = Number(segments[0]?.split(".")[0]);
    expect(lines).toContain(`#EXT-X-MEDIA-SEQUENCE:${first}`);
    const dates = lines.filter((line) => line.startsWith("#EXT-X-PROGRAM-DATE-TIME:"));
    expect(dates).toEqual(
      segments.map(
        (_segment, index) => `#EXT-X-PROGRAM-DATE-TIME:${new Date((first + index) * 4_000).toISOString()}`,
      ),
    );
    const node = await api.openNode();
    expect((await node.app.inject({ url })).body).toBe(answer.body);
    await node.close();
    api.passTime({ seconds: 4 });
    expect((await readPlaylist(api)).segments[0]).toBe(`${first + 1}.m4s`);
  });

  test("names a new key every two minutes, and none before what is not encrypted", async () => {
    const seen = new Set<string>();
    for (let step = 0; step < 10; step += 1) {
      const { lines, keyUrls } = await readPlaylist(api);
      const map = lines.findIndex((line) => line.startsWith("#EXT-X-MAP"));
      expect(lines.findIndex((line) => line.startsWith("#EXT-X-KEY"))).toBeGreaterThan(map);
      for (const url of keyUrls) seen.add(url);
      api.passTime({ seconds: 30 });
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
    expect(seen.size).toBeLessThanOrEqual(5);
  });

  test("[S9.16] is encrypted: a segment is sound with its key, and noise with any other", async () => {
    expect(SOURCE_TYPES).toEqual([
      "artist-station",
      "channel-linear",
      "channel-xtra",
      "episode-audio",
      "episode-podcast",
      "episode-video",
    ]);
    const visitor = await api.visitor();
    const tuned = await tune(visitor);
    const { segments } = await readPlaylist(api);
    const name = segments.at(-1) ?? "";
    const segment = await get(`/sound/channels/${MUSIC_CHANNEL}/low/${name}`);
    expect(segment.statusCode).toBe(200);
    expect(segment.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(segment.rawPayload.includes("moof")).toBe(false);
    const { key } = (await askKey(visitor)).data;
    const plain = decrypt(segment.rawPayload, key, Number(name.split(".")[0]));
    expect(plain.subarray(4, 8).toString()).toBe("moof");
    expect(tuned.data.isEncrypted).toBe(true);
    // The second time it comes from the disk, and is the same.
    expect((await get(`/sound/channels/${MUSIC_CHANNEL}/low/${name}`)).rawPayload).toEqual(
      segment.rawPayload,
    );
    const part = await get(`/sound/channels/${MUSIC_CHANNEL}/low/${name}`, { range: "bytes=100-199" });
    expect([part.statusCode, part.headers["content-range"]]).toEqual([
      206,
      `bytes 100-199/${segment.rawPayload.length}`,
    ]);
    expect(part.rawPayload).toEqual(segment.rawPayload.subarray(100, 200));
    const beyond = await get(`/sound/channels/${MUSIC_CHANNEL}/low/${name}`, { range: "bytes=9999999-" });
    expect([beyond.statusCode, beyond.headers["cache-control"]]).toEqual([416, "no-store"]);
  });

  test("has nothing of what is not on the air, was long ago, or never will be", async () => {
    const { segments } = await readPlaylist(api);
    const newest = Number(segments.at(-1)?.split(".")[0]);
    for (const path of [
      `${MUSIC_CHANNEL}/low/${newest + 1}.m4s`,
      `${MUSIC_CHANNEL}/low/${newest - 300}.m4s`,
      `${MUSIC_CHANNEL}/low/x.m4s`,
      `${MUSIC_CHANNEL}/loud/${newest}.m4s`,
      `5/low/${newest}.m4s`,
      `${MUSIC_CHANNEL}/loud/live.m3u8`,
      "5/web.m3u8",
      `${MUSIC_CHANNEL}/other.m3u8`,
    ])
      expect((await get(`/sound/channels/${path}`)).statusCode).toBe(404);
    const init = await get("/sound/init.mp4");
    expect([init.statusCode, init.rawPayload.subarray(4, 8).toString()]).toEqual([200, "ftyp"]);
  });
});

describe("a key", () => {
  test("[S7.72] is given by its id and by its address, and kept by nobody on the way", async () => {
    const visitor = await api.visitor();
    await tune(visitor);
    const byId = await askKey(visitor);
    expect([byId.status, byId.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(Buffer.from(byId.data.key, "base64")).toHaveLength(16);
    const { keyUrls } = await readPlaylist(api);
    const url = `https://skywave.example${keyUrls.at(-1)}?v=1`;
    const byUrl = await visitor.call("playback", "getDecryptionKeyByUrl", { body: { url } });
    expect(byUrl.data).toEqual(byId.data);
  });

  test("is given to nobody who does not play, and not for an id that we did not make", async () => {
    const visitor = await api.visitor();
    const silent = await askKey(visitor);
    expect([silent.status, silent.problem.code]).toEqual([409, "STREAM_ENDED"]);
    await tune(visitor);
    const ours = await newestKeyId(api);
    const last = ours.endsWith("0") ? "1" : "0";
    for (const keyId of [crypto.randomUUID(), `${ours.slice(0, -1)}${last}`, "x", ours.replaceAll("-", "")]) {
      const refused = await visitor.call("playback", "getDecryptionKey", { params: { keyId } });
      expect([refused.status, refused.problem.code]).toEqual([404, KEY_NOT_FOUND]);
    }
    const byUrl = await visitor.call("playback", "getDecryptionKeyByUrl", { body: { url: "/keys/none" } });
    expect([byUrl.status, byUrl.problem.code]).toEqual([404, KEY_NOT_FOUND]);
    const withoutSession = await visitor.call(
      "playback",
      "getDecryptionKey",
      { params: { keyId: ours } },
      { bearer: "nobody" },
    );
    expect(withoutSession.status).toBe(401);
    api.passTime({ minutes: 30 });
    await tune(visitor);
    const old = await visitor.call("playback", "getDecryptionKey", { params: { keyId: ours } });
    expect(old.status).toBe(404);
  });
});
