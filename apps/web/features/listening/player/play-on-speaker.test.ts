import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { createPlayer } from "./create-player.ts";
import { liveChannel, type Playable } from "./player-state.ts";
import type { OpenSound } from "../sound/sound.ts";

const DEVICE = { smartDeviceId: "smt_1", deviceName: "Kitchen" };
const KITCHEN = { ...DEVICE, volume: 0.8, isMuted: false };
const percent = (volumeInPercent: number, isMuted = false) => ({ volumeInPercent, isMuted });
const EPISODE: Playable = { type: "episode-podcast", id: "one_2026-11-20", channelId: "74" };
const at = (minute: number) =>
  `2026-11-21T${12 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}:00.000+0000`;
const airing = { id: "74-1", title: "One Guest", artist: "Somebody", startsAt: at(0), endsAt: at(30) };
const NAME = { en: "Long Table", fr: "La grande table" };
const TUNED = {
  entityId: "74",
  type: "channel-linear",
  isEncrypted: true,
  manifestUrl: "/sound/channels/74/web.m3u8",
  channelNumber: 74,
  channelName: NAME,
  access: { kind: "full" },
  tunedAt: at(0),
  nowPlaying: airing,
  next: { ...airing, startsAt: at(30), endsAt: at(60) },
};

beforeEach(() => vi.stubGlobal("navigator", { userAgent: "", onLine: true }));
afterEach(() => vi.unstubAllGlobals());

/** A player beside a speaker that does what it is in, and what was asked of the server. */
function open(speaker: { state: string; isReady?: boolean } | undefined) {
  const now = { speaker, volume: percent(80) };
  const fake = fakeSkywave({
    tuneSource: TUNED,
    streamsStatus: { state: "playing", streamsInUse: 1, mostStreams: 3 },
    lookaround: { entityId: "74", name: NAME, access: { kind: "full" }, at: at(0), airings: [airing] },
    directSpeaker: (input: unknown) => {
      now.volume = Reflect.get(Object(Reflect.get(Object(input), "body")), "volume") ?? now.volume;
      return { ...DEVICE, volume: now.volume, isReady: true, state: "starting" };
    },
    listSpeakers: () => ({
      speakers:
        now.speaker === undefined ? [] : [{ ...DEVICE, volume: now.volume, isReady: true, ...now.speaker }],
    }),
  });
  const waits: (() => void)[] = [];
  Object.assign(fake.skywave, {
    delay: (_milliseconds: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
        waits.push(resolve);
      }),
  });
  let [opened, closed] = [0, 0];
  const openSound: OpenSound = async () => {
    opened += 1;
    return {
      start: async () => "started",
      setVolume: () => undefined,
      seek: () => undefined,
      setRate: () => undefined,
      close: () => void (closed += 1),
    };
  };
  const player = createPlayer(fake.skywave, openSound);
  const orders = () =>
    fake.calls
      .filter(({ name }) => name === "directSpeaker")
      .map(({ input }) => Reflect.get(Object(input), "body"));
  const status = () => player.state.getState().status;
  return {
    ...fake,
    player,
    now,
    orders,
    status,
    sounds: () => [opened, closed],
    passTime: () => waits.splice(0).forEach((resolve) => resolve()),
  };
}

describe("a speaker that plays in the place of this device", () => {
  it("takes over what plays here, which is silent from then on, and says what is heard", async () => {
    const { player, orders, status, sounds, calls } = open({ state: "playing" });
    player.play(liveChannel("74"));
    await expect.poll(() => sounds()).toEqual([1, 0]);
    player.playOn(KITCHEN);
    await expect.poll(() => status()).toEqual({ kind: "playing" });
    expect(sounds()).toEqual([1, 1]);
    expect(orders()).toEqual([{ state: "playing", source: { type: "channel-linear", id: "74" } }]);
    await expect.poll(() => player.state.getState().airing?.title).toBe("One Guest");
    expect(player.state.getState().channelName).toEqual(NAME);
    // The place of this device is free before the speaker is told.
    const names = calls.map(({ name }) => name);
    expect(names.lastIndexOf("streamsStatus")).toBeLessThan(names.indexOf("directSpeaker"));
  });

  it("pauses, plays on, changes the channel, and is left for this device", async () => {
    const { player, orders, status, sounds } = open({ state: "playing" });
    player.playOn(KITCHEN);
    player.play(liveChannel("74"));
    await expect.poll(() => status()).toEqual({ kind: "playing" });
    player.pause();
    expect(status()).toEqual({ kind: "paused" });
    player.resume();
    await expect.poll(() => orders()).toHaveLength(3);
    player.play(liveChannel("12"));
    await expect.poll(() => orders()).toHaveLength(4);
    expect(orders().map(({ state, source }) => [state, source?.id])).toEqual([
      ["playing", "74"],
      ["paused", undefined],
      ["playing", "74"],
      ["playing", "12"],
    ]);
    expect(sounds()).toEqual([0, 0]);
    player.leaveSpeaker("takeBack");
    await expect.poll(() => sounds()).toEqual([1, 0]);
    expect(orders().at(-1)).toEqual({ state: "stopped" });
    expect(player.state.getState().speaker).toBeUndefined();
  });

  it("goes on in an episode from where it was here, and goes where it is told", async () => {
    const { player, orders, status } = open({ state: "playing" });
    player.playOn(KITCHEN);
    player.play({ ...EPISODE, startAt: 90 });
    await expect.poll(() => status()).toEqual({ kind: "playing" });
    expect(player.state.getState().position).toBe(90);
    player.seek(600);
    await expect.poll(() => orders()).toHaveLength(2);
    expect(orders().map(({ source }) => source.startAtInSeconds)).toEqual([90, 600]);
  });

  it.each([
    ["taken", "SPEAKER_TAKEN"],
    ["refused", "SPEAKER_REFUSED"],
  ])("that was %s says so", async (state, code) => {
    const { player, status } = open({ state });
    player.playOn(KITCHEN);
    player.play(liveChannel("74"));
    await expect.poll(() => status()).toMatchObject({ kind: "refused", code });
  });

  it("follows what somebody else does with it, and what becomes of it", async () => {
    const { player, now, status, orders, passTime } = open({ state: "playing" });
    player.playOn(KITCHEN);
    player.play(liveChannel("74"));
    await expect.poll(() => status()).toEqual({ kind: "playing" });
    now.speaker = { state: "paused" };
    await expect
      .poll(() => {
        passTime();
        return status();
      })
      .toEqual({ kind: "paused" });
    expect(orders()).toHaveLength(1);
    now.speaker = undefined;
    player.resume();
    await expect.poll(() => status()).toMatchObject({ code: "SPEAKER_GONE" });
  });

  it("is turned up, down and off in the place of this device, a few times a second and the last one always", async () => {
    const { player, orders, now, passTime } = open({ state: "playing" });
    player.playOn({ ...KITCHEN, volume: 0.4 });
    player.setVolume(0.45);
    player.setVolume(0.5);
    await expect.poll(() => orders()).toEqual([{ volume: percent(50) }]);
    for (const volume of [0.55, 0.6, 0.65, 0.7]) player.setVolume(volume);
    player.setMuted(true);
    expect(orders()).toHaveLength(1);
    // What it says no more than it was told before does not move what is being moved.
    expect(player.state.getState().speaker).toMatchObject({ volume: 0.7, isMuted: true });
    await expect
      .poll(() => {
        passTime();
        return orders();
      })
      .toEqual([{ volume: percent(50) }, { volume: percent(70, true) }]);
    await expect
      .poll(() => {
        passTime();
        return player.state.getState().speaker?.isTurning;
      })
      .toBe(false);
    expect(now.volume).toEqual(percent(70, true));
    expect(player.state.getState()).toMatchObject({ volume: 0.8, isMuted: false });
  });

  it("shows how loud the speaker is, whoever turned it", async () => {
    const { player, now, status, passTime } = open({ state: "playing" });
    now.volume = percent(35);
    player.playOn(KITCHEN);
    player.play(liveChannel("74"));
    await expect.poll(() => status()).toEqual({ kind: "playing" });
    expect(player.state.getState().speaker).toMatchObject({ volume: 0.35, isMuted: false });
    now.volume = percent(60, true);
    await expect
      .poll(() => {
        passTime();
        return player.state.getState().speaker;
      })
      .toMatchObject({ volume: 0.6, isMuted: true });
  });

  it.each([
    ["SPEAKER_OFF", "SPEAKER_OFF"],
    ["NOT_FOUND", "SPEAKER_GONE"],
  ])("that does not obey (%s) stays as loud as it was, and the page says why", async (refused, code) => {
    const { player, answers, status, passTime } = open({ state: "playing" });
    answers["directSpeaker"] = refusal(refused);
    player.playOn(KITCHEN);
    player.setVolume(0.1);
    await expect
      .poll(() => {
        passTime();
        return status();
      })
      .toMatchObject({ kind: "refused", code });
    expect(player.state.getState().speaker).toMatchObject({ volume: 0.8, isTurning: false });
  });

  it("is not told what its person may not hear, with the plan that has it", async () => {
    const { player, answers, status } = open({ state: "stopped" });
    answers["directSpeaker"] = refusal("CHANNEL_LOCKED", { planName: "Horizon" });
    player.playOn(KITCHEN);
    player.play(liveChannel("74"));
    await expect
      .poll(() => status())
      .toEqual({ kind: "refused", code: "CHANNEL_LOCKED", planName: "Horizon" });
  });
});
