import type { Airing } from "@skywave/contract";
import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { isEncryptedSource } from "./encrypted-sources.ts";
import { KEY_NOT_FOUND, loadDecryptionKey, readKeyId } from "./load-decryption-key.ts";
import { loadLookaround, loadOnAir } from "./load-on-air.ts";
import { readPlayDate, writePlayDate } from "./play-date.ts";
import { reportStream } from "./report-stream.ts";

const KEY_ID = "0123abcd-4567-89ef-0123-456789abcdef";
const KEY_URL = `/api/playback/key/v1/keys/${KEY_ID}`;
const MOVED_URL = `https://keys.example/sound?id=${KEY_ID}`;
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

describe("readPlayDate", () => {
  it("[S7.75] reads the milliseconds and the numeric offset", () => {
    expect(readPlayDate("2026-11-21T12:00:00.000+0000")).toBe(NOON);
    expect(readPlayDate("2026-11-21T07:30:00.125-0430")).toBe(NOON + 125);
  });

  it("[S7.75] is written as it is read", () => {
    expect(writePlayDate(NOON + 125)).toBe("2026-11-21T12:00:00.125+0000");
    expect(readPlayDate(writePlayDate(NOON + 125))).toBe(NOON + 125);
  });

  it.each(["2026-11-21T12:00:00Z", "2026-11-21T12:00:00.000Z", "2026-11-21T12:00:00+0000", ""])(
    "[S7.75] takes no other date: %s",
    (text) => {
      expect(() => readPlayDate(text)).toThrow();
    },
  );
});

describe("isEncryptedSource", () => {
  it("[S9.16] knows the types of sources that are encrypted, and no others", () => {
    const types = [
      "artist-station",
      "channel-linear",
      "channel-xtra",
      "episode-audio",
      "episode-podcast",
      "episode-video",
    ];
    for (const type of types) expect([type, isEncryptedSource(type)]).toEqual([type, true]);
    for (const type of ["channel", "show", "podcast", "episode-live", ""])
      expect(isEncryptedSource(type)).toBe(false);
  });
});

describe("loadDecryptionKey", () => {
  it("[S5.20] reads the id from the address by the configured pattern", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getDecryptionKey", answered(200, { keyId: KEY_ID, key: "a2V5" }));
    expect(await loadDecryptionKey(skywave, KEY_URL)).toEqual({ ok: true, key: "a2V5" });
    expect(platform.server.seen("getDecryptionKey")[0]?.url).toBe(KEY_URL);
    expect(platform.server.seen("getDecryptionKeyByUrl")).toEqual([]);
  });

  it("[S5.20] raises the named error where the pattern does not fit, and asks by the address", async () => {
    const { keyIdPattern } = (await openSkywave().skywave.configuration()).settings.playback;
    expect(await readKeyId(KEY_URL, keyIdPattern)).toBe(KEY_ID);
    await expect(readKeyId(MOVED_URL, keyIdPattern)).rejects.toThrow(
      "playbackServicesTeam.playbackService.key-not-found",
    );
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("getDecryptionKeyByUrl", answered(200, { keyId: KEY_ID, key: "a2V5" }));
    expect(await loadDecryptionKey(skywave, MOVED_URL)).toEqual({ ok: true, key: "a2V5" });
    expect(bodies("getDecryptionKeyByUrl")).toEqual([{ url: MOVED_URL }]);
    expect(platform.server.seen("getDecryptionKey")).toEqual([]);
    expect(platform.logged).toMatchObject([{ level: "info", message: KEY_NOT_FOUND }]);
  });

  it.each([
    [404, KEY_NOT_FOUND, { code: KEY_NOT_FOUND }],
    [409, "STREAM_ENDED", { code: "STREAM_ENDED" }],
    [403, "CHANNEL_LOCKED", { code: "CHANNEL_LOCKED", planName: "Horizon" }],
    [403, "PREVIEW_OVER", { code: "PREVIEW_OVER", planName: "Horizon" }],
  ])("tells the refusal %i %s", async (status, code, told) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getDecryptionKey", refused({ status, code, details: { planName: "Horizon" } }));
    expect(await loadDecryptionKey(skywave, KEY_URL)).toEqual({ ok: false, ...told });
  });
});

describe("what is on", () => {
  it("comes for all channels at once", async () => {
    const { skywave, platform } = openSkywave();
    const channel = { entityId: "12", type: "channel-linear", name: NAME, nowPlaying: AIRING, next: AIRING };
    const access = { kind: "previewOver", unlockedBy: { productId: "streaming-all", name: "Horizon" } };
    platform.server.answer(
      "liveUpdate",
      answered(200, { at: AIRING.startsAt, channels: [{ ...channel, access }] }),
    );
    expect(await loadOnAir(skywave)).toEqual({
      ok: true,
      channels: [
        {
          channelId: "12",
          name: NAME,
          access: { kind: "previewOver", planName: "Horizon" },
          nowPlaying: READ,
          next: READ,
        },
      ],
    });
  });

  it("comes for one channel with what was and what will be, or not for one that is none", async () => {
    const { skywave, platform } = openSkywave();
    const around = {
      entityId: "12",
      name: NAME,
      access: { kind: "full" },
      at: AIRING.startsAt,
      airings: [AIRING],
    };
    platform.server.answer("lookaround", answered(200, around), refused({ status: 404, code: "NOT_FOUND" }));
    expect(await loadLookaround(skywave, "12")).toEqual({
      ok: true,
      name: NAME,
      access: { kind: "full" },
      airings: [READ],
    });
    expect(await loadLookaround(skywave, "5")).toEqual({ ok: false, code: "NOT_FOUND" });
    await loadLookaround(skywave, "12", NOON);
    expect(platform.server.seen("lookaround").at(-1)?.url).toContain("2026-11-21T12");
  });
});

describe("reportStream", () => {
  it("says that it plays, and hears when newer devices have taken its place", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer(
      "streamsStatus",
      answered(200, { state: "taken", streamsInUse: 3, mostStreams: 3 }),
    );
    expect(await reportStream(skywave, true)).toEqual({ ok: true, state: "taken", mostStreams: 3 });
    expect(bodies("streamsStatus")).toEqual([{ isPlaying: true }]);
  });
});
