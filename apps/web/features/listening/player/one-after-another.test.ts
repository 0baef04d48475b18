import { expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { createPlayer } from "./create-player.ts";
import { liveChannel } from "./player-state.ts";
import type { OpenSound } from "../sound/sound.ts";

const airing = {
  id: "12-1",
  title: "Title",
  artist: "Somebody",
  startsAt: "2026-11-21T12:00:00.000+0000",
  endsAt: "2026-11-21T12:03:00.000+0000",
};
const openSound: OpenSound = async () => ({
  start: async () => "started",
  setVolume: () => undefined,
  seek: () => undefined,
  setRate: () => undefined,
  close: () => undefined,
});

it("tells the server that one thing has stopped before it tunes to the next", async () => {
  const stopped = Promise.withResolvers<object>();
  const fake = fakeSkywave({
    tuneSource: ({ body: { id } }: { body: { id: string } }) => ({
      entityId: id,
      type: "channel-linear",
      isEncrypted: true,
      manifestUrl: "/sound/channels/12/web.m3u8",
      channelNumber: Number(id),
      channelName: { en: "A channel", fr: "Une chaîne" },
      access: { kind: "full" },
      tunedAt: airing.startsAt,
      nowPlaying: airing,
      next: airing,
    }),
    streamsStatus: ({ body }: { body: { isPlaying: boolean } }) =>
      body.isPlaying ? { state: "playing", streamsInUse: 1, mostStreams: 3 } : stopped.promise,
  });
  Object.assign(fake.skywave, { delay: () => new Promise(() => undefined) });
  const player = createPlayer(fake.skywave, openSound);
  const tuned = () => fake.calls.filter(({ name }) => name === "tuneSource").length;
  player.play(liveChannel("12"));
  await expect.poll(() => tuned()).toBe(1);
  player.pause();
  player.play(liveChannel("31"));
  const told = () => fake.calls.filter(({ name }) => name === "streamsStatus").map(({ input }) => input);
  await expect.poll(() => told()).toContainEqual({ body: { isPlaying: false } });
  expect(tuned()).toBe(1);
  stopped.resolve({ state: "stopped", streamsInUse: 0, mostStreams: 3 });
  await expect.poll(() => tuned()).toBe(2);
});
