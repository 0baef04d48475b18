import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askKey, makeSubscriber, MUSIC_CHANNEL, NEWS_CHANNEL, streamsStatus, tune } from "#testing/listen.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import { WAYS_TO_START } from "#testing/sessions/ways-to-start.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skywave-speakers-"));
  api = await openTestApi({ DATA_DIR: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** As when no card of somebody's has worked for weeks. */
const suspendPlansOf = (identityId: string) =>
  readRows(
    api,
    `update subscriptions set state = 'suspended' where identity_id = '${identityId}' returning id`,
  );

let people = 0;

/** A subscriber, their linked speaker, and its id among their devices. */
async function withSpeaker(offerId = "us-all-access-monthly") {
  people += 1;
  const email = `speaker.owner.${people}@example.com`;
  const owner = await makeSubscriber(api, email, offerId);
  const identityId = (await owner.call("user", "getIdentity", {})).data.identityId;
  const speaker = await WAYS_TO_START.device["linkedSpeaker"]?.(api, { visitor: owner, identityId, email });
  if (speaker === undefined) throw new Error("a speaker starts by itself");
  expect(speaker.accessToken).not.toBe("");
  const { smartDeviceId } = (await listed(owner))[0] ?? { smartDeviceId: "" };
  return { owner, speaker, smartDeviceId, email };
}
const listed = async (owner: TestVisitor) => (await owner.call("playback", "listSpeakers", {})).data.speakers;
const channel = (id = MUSIC_CHANNEL) => ({ id, type: "channel-linear" as const });
const direct = (
  owner: TestVisitor,
  smartDeviceId: string,
  body: Parameters<typeof owner.call<"playback", "directSpeaker">>[2]["body"],
) => owner.call("playback", "directSpeaker", { params: { smartDeviceId }, body });
const play = (owner: TestVisitor, smartDeviceId: string, id?: string) =>
  direct(owner, smartDeviceId, { state: "playing", source: channel(id) });
const AS_MADE = { volumeInPercent: 80, isMuted: false };
const volumeOf = async (owner: TestVisitor) => (await listed(owner))[0]?.volume;
const readOrder = (speaker: TestVisitor) => speaker.call("playback", "readSpeakerOrder", { query: {} });

describe("a linked speaker", () => {
  test("plays what its owner chooses on another device, on a stream of its own, and pauses and stops", async () => {
    const { owner, speaker, smartDeviceId } = await withSpeaker();
    expect(await listed(owner)).toEqual([
      { smartDeviceId, deviceName: "Speaker", isReady: false, state: "stopped", volume: AS_MADE },
    ]);
    expect((await readOrder(speaker)).data).toEqual({ state: "stopped", changedAt: null, volume: AS_MADE });
    expect((await listed(owner))[0]?.isReady).toBe(true);

    const told = await play(owner, smartDeviceId);
    expect(told.data).toMatchObject({ state: "starting", isReady: true, source: channel() });
    const order = (await readOrder(speaker)).data;
    expect(order).toMatchObject({ state: "playing", source: channel() });
    await tune(speaker);
    expect((await listed(owner))[0]?.state).toBe("playing");
    expect((await askKey(speaker)).status).toBe(200);
    expect((await streamsStatus(speaker)).data).toMatchObject({ state: "playing", streamsInUse: 1 });

    api.passTime({ seconds: 1 });
    expect((await direct(owner, smartDeviceId, { state: "paused" })).data.state).toBe("paused");
    const paused = (await readOrder(speaker)).data;
    expect(paused).toMatchObject({ state: "paused", source: channel() });
    expect(Date.parse(paused.changedAt ?? "")).toBeGreaterThan(Date.parse(order.changedAt ?? ""));
    expect((await play(owner, smartDeviceId, NEWS_CHANNEL)).data.source).toEqual(channel(NEWS_CHANNEL));
    // What it played before it was told is not what it was told.
    expect((await listed(owner))[0]?.state).toBe("starting");
    expect((await direct(owner, smartDeviceId, { state: "stopped" })).data.state).toBe("stopped");
  });

  test("carries on in an episode from where its owner was", async () => {
    const { owner, speaker, smartDeviceId } = await withSpeaker();
    const source = {
      id: "long-form-interview_2026-03-09",
      type: "episode-podcast" as const,
      startAtInSeconds: 90,
    };
    expect((await direct(owner, smartDeviceId, { state: "playing", source })).status).toBe(200);
    expect((await readOrder(speaker)).data.source).toEqual(source);
    await play(owner, smartDeviceId);
    expect((await readOrder(speaker)).data.source).toEqual(channel());
  });

  test("is turned up and down by its owner, and by hand, and both agree on what was last", async () => {
    const { owner, speaker, smartDeviceId } = await withSpeaker();
    await play(owner, smartDeviceId);
    const order = (await readOrder(speaker)).data;
    const volume = { volumeInPercent: 35, isMuted: false };
    const turned = await direct(owner, smartDeviceId, { volume });
    expect(turned.data).toMatchObject({ state: "starting", source: channel(), volume });
    // No new order: it plays on.
    expect((await readOrder(speaker)).data).toEqual({ ...order, volume });
    const own = await speaker.call("playback", "readSpeakerOrder", {
      query: { volumeInPercent: 60, isMuted: "true" },
    });
    expect(own.data.volume).toEqual({ volumeInPercent: 60, isMuted: true });
    expect(await volumeOf(owner)).toEqual({ volumeInPercent: 60, isMuted: true });
    await direct(owner, smartDeviceId, { state: "paused", volume });
    expect((await readOrder(speaker)).data).toMatchObject({ state: "paused", source: channel(), volume });
    expect(await volumeOf(owner)).toEqual(volume);
  });

  test("that is off is not turned up, and stays as loud as it was once it is on again", async () => {
    const { owner, speaker, smartDeviceId } = await withSpeaker();
    const turn = (volumeInPercent: number) =>
      direct(owner, smartDeviceId, { volume: { volumeInPercent, isMuted: false } });
    const never = await turn(10);
    expect([never.status, never.problem.code]).toEqual([409, "SPEAKER_OFF"]);
    await readOrder(speaker);
    expect((await turn(20)).data.volume.volumeInPercent).toBe(20);
    api.passTime({ seconds: 16 });
    expect((await turn(30)).problem.code).toBe("SPEAKER_OFF");
    expect((await readOrder(speaker)).data.volume.volumeInPercent).toBe(20);
  });

  test("that is switched off is told from one that asks", async () => {
    const { owner, speaker } = await withSpeaker();
    await readOrder(speaker);
    api.passTime({ seconds: 14 });
    expect((await listed(owner))[0]?.isReady).toBe(true);
    api.passTime({ seconds: 2 });
    expect((await listed(owner))[0]?.isReady).toBe(false);
    await readOrder(speaker);
    expect((await listed(owner))[0]?.isReady).toBe(true);
  });

  test("counts as one of the streams of the account, and gives way as any other", async () => {
    const { owner, speaker, smartDeviceId, email } = await withSpeaker();
    await play(owner, smartDeviceId);
    await tune(speaker);
    for (const _device of [1, 2, 3]) {
      api.passTime({ seconds: 1 });
      const other = await api.visitor();
      await other.signIn(email);
      await tune(other);
    }
    expect((await streamsStatus(speaker)).data.state).toBe("taken");
    expect((await listed(owner))[0]?.state).toBe("taken");
    expect((await askKey(speaker)).problem.code).toBe("STREAM_ENDED");
  });

  test("is silent once the plan is over, and says that nothing has that any more", async () => {
    const { owner, speaker, smartDeviceId } = await withSpeaker("us-music-monthly");
    await play(owner, smartDeviceId);
    await tune(speaker);
    expect((await listed(owner))[0]?.state).toBe("playing");
    const { identityId } = (await owner.call("user", "getIdentity", {})).data;
    await suspendPlansOf(identityId);
    expect((await listed(owner))[0]?.state).toBe("refused");
  });

  test("is nobody else's, and asks for its own order only", async () => {
    const { owner, speaker, smartDeviceId } = await withSpeaker();
    const { owner: other } = await withSpeaker();
    expect((await play(other, smartDeviceId)).status).toBe(404);
    expect((await listed(other)).map((each) => each.smartDeviceId)).not.toContain(smartDeviceId);
    expect((await readOrder(owner)).problem).toMatchObject({ notFoundResourceType: "smartDevice" });
    await play(owner, smartDeviceId);
    await owner.call("user", "unlinkSmartDevice", { params: { smartDeviceId } });
    expect(await listed(owner)).toEqual([]);
    expect((await readOrder(speaker)).status).toBe(401);
    expect((await play(owner, smartDeviceId)).status).toBe(404);
  });

  test("is told nothing that is not there, is locked, or says not what to play", async () => {
    const { owner, smartDeviceId } = await withSpeaker("us-music-monthly");
    expect((await play(owner, smartDeviceId, "9999")).problem.notFoundResourceType).toBe("source");
    const locked = await play(owner, smartDeviceId, NEWS_CHANNEL);
    expect([locked.status, locked.problem.code]).toEqual([403, "CHANNEL_LOCKED"]);
    const nothing = await direct(owner, smartDeviceId, { state: "playing" });
    expect([nothing.status, nothing.problem.code]).toEqual([400, "INVALID_PAYLOAD"]);
    expect((await direct(owner, smartDeviceId, {})).problem.code).toBe("INVALID_PAYLOAD");
    const tooLoud = await direct(owner, smartDeviceId, { volume: { volumeInPercent: 101, isMuted: false } });
    expect(tooLoud.problem.code).toBe("INVALID_PAYLOAD");
    expect((await listed(owner))[0]).toMatchObject({ state: "stopped" });
  });

  test("forgets an order that nobody has heard for days", async () => {
    const { owner, smartDeviceId, email } = await withSpeaker();
    await play(owner, smartDeviceId);
    const after = async (hours: number) => {
      api.passTime({ hours });
      await api.app.modules.listening.removeExpired?.();
      const again = await api.visitor();
      await again.signIn(email);
      return (await listed(again))[0];
    };
    expect(await after(47)).toMatchObject({ state: "starting", source: channel() });
    expect(await after(2)).toEqual({
      smartDeviceId,
      deviceName: "Speaker",
      isReady: false,
      state: "stopped",
      volume: AS_MADE,
    });
  });
});
