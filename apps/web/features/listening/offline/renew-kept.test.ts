import { webcrypto } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { makeKeptDevice, makeKeptEpisode } from "#testing/make-kept-device.ts";
import { removeByHand } from "../kept/remove-by-hand.ts";
import { renewKept } from "./renew-kept.ts";

// The page of the tests has no keys of its own.
beforeEach(() => void vi.stubGlobal("crypto", webcrypto));
afterEach(() => vi.unstubAllGlobals());

const UNTIL = Date.UTC(2026, 11, 20, 15);
const GRANT = {
  entityId: "one",
  type: "episode-podcast",
  show: { entityId: "one", title: "One Guest", name: { en: "One Guest", fr: "Tête-à-tête" } },
  words: { title: { en: "The Cartographer", fr: "La cartographe" }, text: null },
  channelNumber: 74,
  channelName: { en: "Long Table", fr: "La grande table" },
  manifestUrl: "/sound/episodes/one/full.m3u8",
  playsUntil: "2026-12-20T15:00:00.000+0000",
  keys: [{ keyId: "second", key: "AAAAAAAAAAAAAAAAAAAAAA==" }],
};

/** What is left of an episode once it was asked for again, with such an answer. */
async function renew(answer: unknown) {
  const { kept, episodes } = makeKeptDevice();
  const before = await makeKeptEpisode("one", { seenAt: 0 });
  episodes.set("one", before);
  episodes.set("theirs", await makeKeptEpisode("theirs", { identityId: "somebody else", seenAt: 0 }));
  const { skywave, calls } = fakeSkywave({ grantOffline: answer });
  await renewKept(kept, { skywave, identityId: "me" });
  return { before, after: episodes.get("one"), theirs: episodes.get("theirs"), calls };
}

describe("what is granted anew", () => {
  it("plays by the keys and until the end of the newest grant, and nobody else's is asked for", async () => {
    const { after, theirs, calls } = await renew(GRANT);
    expect(after?.playsUntil).toBe(UNTIL);
    expect(after?.channelName).toEqual(GRANT.channelName);
    expect([after?.showName, after?.words]).toEqual([GRANT.show.name, GRANT.words]);
    expect([...(after?.keys.entries() ?? [])].map(([id, { extractable }]) => [id, extractable])).toEqual([
      ["second", false],
    ]);
    expect(after?.seenAt).toBeGreaterThan(0);
    expect(theirs?.seenAt).toBe(0);
    expect(calls.map(({ input }) => input)).toEqual([{ body: { id: "one", type: "episode-podcast" } }]);
  });

  it("has no keys any more where it is refused, whether the plan or the episode is over", async () => {
    for (const code of ["NOT_FOUND", "CHANNEL_LOCKED"]) {
      const { after, before } = await renew(refusal(code));
      expect(after?.keys.size).toBe(0);
      expect(after?.segments).toBe(before.segments);
      expect(after?.seenAt).toBeGreaterThan(0);
    }
  });

  it("stays as it was granted where nobody answers, or asks too often", async () => {
    for (const answer of [lost(), refusal("RATE_LIMIT_EXCEEDED")]) {
      const { after, before } = await renew(answer);
      expect(after).toEqual(before);
    }
  });

  it("keeps what was written while the answer was on its way", async () => {
    const { kept, episodes } = makeKeptDevice();
    episodes.set("one", await makeKeptEpisode("one"));
    const place = { positionInSeconds: 90, isFinished: false, leftAt: 1, isTold: false };
    const { skywave } = fakeSkywave({
      grantOffline: async () => {
        await kept.change("one", (episode) => ({ ...episode, place }));
        return GRANT;
      },
    });
    await renewKept(kept, { skywave, identityId: "me" });
    expect(episodes.get("one")).toMatchObject({ place, playsUntil: UNTIL });
  });

  it("gives no keys to what its person removes while the answer is on its way", async () => {
    const { kept, episodes } = makeKeptDevice();
    episodes.set("one", await makeKeptEpisode("one", { isAutomatic: true }));
    const { skywave } = fakeSkywave({
      grantOffline: async () => {
        await removeByHand(kept, "one");
        return GRANT;
      },
    });
    await renewKept(kept, { skywave, identityId: "me" });
    expect(episodes.get("one")).toMatchObject({ isDismissed: true, keys: new Map() });
    expect(episodes.get("one")?.keys.size).toBe(0);
  });
});
