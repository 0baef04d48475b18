import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type KeptShows, openKeptShows, SHOW } from "#testing/kept-shows.ts";
import { askKey, MUSIC_CHANNEL, newestKeyId, readManifest, tuneTo } from "#testing/listen.ts";

let shows: KeptShows;
beforeAll(async () => {
  shows = await openKeptShows();
});
afterAll(() => shows.close());

/** Somebody who plays two hours of an episode, and the ids of all of its keys. */
async function playEpisode() {
  const visitor = await shows.api.visitor();
  const { data } = await tuneTo(visitor, "episode-podcast", `${SHOW}_2026-03-06`);
  const { keyIds } = await readManifest(shows.api, data.manifestUrl);
  return { visitor, keyIds };
}

describe("keys", () => {
  test("are sixty a minute for a device, on all nodes, and as many again in the next minute", async () => {
    const { visitor, keyIds } = await playEpisode();
    const statuses: number[] = [];
    for (const keyId of keyIds) statuses.push((await shows.keyOf(visitor, keyId)).status);
    expect(statuses).toEqual(Array.from({ length: 60 }, () => 200));
    const another = await askKey(visitor);
    expect([another.status, another.problem.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    const retryAfterInSeconds = Number(another.headers["retry-after"]);
    expect(retryAfterInSeconds).toBeGreaterThan(0);
    expect(retryAfterInSeconds).toBeLessThanOrEqual(60);
    const node = await shows.api.openNode();
    const keyId = await newestKeyId(shows.api, MUSIC_CHANNEL);
    const elsewhere = await visitor
      .through(node.app)
      .call("playback", "getDecryptionKey", { params: { keyId } });
    await node.close();
    expect(elsewhere.status).toBe(429);
    const { visitor: somebodyElse } = await playEpisode();
    expect((await askKey(somebodyElse)).status).toBe(200);
    shows.api.passTime({ minutes: 1 });
    expect((await askKey(visitor)).status).toBe(200);
  });

  test("count once in a minute, however often each is asked for", async () => {
    const { visitor, keyIds } = await playEpisode();
    const statuses = new Set<number>();
    for (let time = 0; time < 70; time += 1) statuses.add((await shows.keyOf(visitor, keyIds[0])).status);
    for (const keyId of keyIds) statuses.add((await shows.keyOf(visitor, keyId)).status);
    expect([...statuses]).toEqual([200]);
    expect((await shows.keyOf(visitor, keyIds[0])).status).toBe(200);
    expect((await askKey(visitor)).status).toBe(429);
  });
});
