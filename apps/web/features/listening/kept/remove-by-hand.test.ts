import { expect, it } from "vitest";
import { makeKeptDevice, makeKeptEpisode } from "#testing/make-kept-device.ts";
import { removeByHand } from "./remove-by-hand.ts";

it("leaves nothing of what somebody has kept, and the name alone of what came by itself", async () => {
  const { kept, episodes, segments } = makeKeptDevice();
  episodes.set("own", await makeKeptEpisode("own"));
  await removeByHand(kept, "own");
  expect(episodes.size).toBe(0);
  episodes.set("automatic", await makeKeptEpisode("automatic", { isAutomatic: true }));
  segments.set(0, new ArrayBuffer(10));
  await removeByHand(kept, "automatic");
  expect([segments.size, episodes.get("automatic")?.keys.size]).toEqual([0, 0]);
  expect(episodes.get("automatic")).toMatchObject({ isDismissed: true, isWhole: false, sizeInBytes: 0 });
  await removeByHand(kept, "nothing");
  expect(episodes.size).toBe(1);
});
