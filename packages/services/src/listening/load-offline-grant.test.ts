import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadOfflineGrant } from "./load-offline-grant.ts";

const EPISODE = { type: "episode-podcast", id: "one_2026-11-20" } as const;
const GRANT = {
  entityId: EPISODE.id,
  type: EPISODE.type,
  show: { entityId: "one", title: "One", name: { en: "One", fr: "Un" } },
  channelNumber: 74,
  channelName: { en: "Long Table", fr: "La grande table" },
  manifestUrl: "/sound/episodes/one_2026-11-20/full.m3u8",
  playsUntil: "2026-12-20T15:00:00.000+0000",
  keys: [
    { keyId: "first", key: "AAAAAAAAAAAAAAAAAAAAAA==" },
    { keyId: "second", key: "AQEBAQEBAQEBAQEBAQEBAQ==" },
  ],
};
/** As a browser keeps it: it decrypts, and no script reads it. */
const importKey = (key: string) =>
  crypto.subtle.importKey("raw", Buffer.from(key, "base64"), "AES-CBC", false, ["decrypt"]);

describe("loadOfflineGrant", () => {
  it("hands each key over at once, so that nothing is left that a script can read", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("grantOffline", answered(200, GRANT));
    const granted = await loadOfflineGrant(skywave, EPISODE, importKey);
    expect(bodies("grantOffline")).toEqual([EPISODE]);
    if (!granted.ok) throw new Error("It was not granted");
    expect(granted.channelName).toEqual(GRANT.channelName);
    expect(granted.names).toEqual({ showId: "one", showName: GRANT.show.name });
    expect(granted.manifestUrl).toBe(GRANT.manifestUrl);
    expect(granted.playsUntil).toBe(Date.UTC(2026, 11, 20, 15));
    expect([...granted.keys.keys()]).toEqual(["first", "second"]);
    for (const key of granted.keys.values())
      await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
  });

  it("says that there is no such episode, which plan has it, and that the network is gone", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer(
      "grantOffline",
      refused({ status: 404, code: "NOT_FOUND" }),
      refused({ status: 403, code: "CHANNEL_LOCKED", details: { planName: "Horizon" } }),
    );
    expect(await loadOfflineGrant(skywave, EPISODE, importKey)).toEqual({ ok: false, code: "NOT_FOUND" });
    expect(await loadOfflineGrant(skywave, EPISODE, importKey)).toEqual({
      ok: false,
      code: "CHANNEL_LOCKED",
      planName: "Horizon",
    });
    const lost = openSkywave("signedIn");
    lost.platform.server.answer("grantOffline", { kind: "lost" });
    expect(await lost.run(loadOfflineGrant(lost.skywave, EPISODE, importKey))).toMatchObject({
      code: "UNREACHABLE",
    });
  });
});
