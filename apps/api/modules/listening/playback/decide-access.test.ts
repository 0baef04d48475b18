import { type Channel, CHANNELS } from "@skywave/channels";
import { describe, expect, test } from "vitest";
import { decideAccess } from "./decide-access.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");

function channelOf(genre: Channel["genre"]): Channel {
  const channel = CHANNELS.find((each) => each.genre === genre);
  if (channel === undefined) throw new Error(`nothing plays ${genre}`);
  return channel;
}
const decide = (genre: Channel["genre"], productIds: string[], previewStartedAt?: Temporal.Instant) =>
  decideAccess(channelOf(genre), { productIds, previewStartedAt }, NOW);

describe("access to a channel", () => {
  test("is full with a plan that includes it, whatever became of a preview", () => {
    expect(decide("news", ["streaming-all"])).toEqual({ kind: "full" });
    expect(decide("jazz", ["streaming-music"], NOW.subtract({ hours: 1 }))).toEqual({ kind: "full" });
    expect(decide("news", ["streaming-music", "streaming-premium"])).toEqual({ kind: "full" });
  });

  test("is locked with a streaming plan that leaves it out", () => {
    expect(decide("news", ["streaming-music"])).toEqual({ kind: "locked" });
    expect(decide("folk", ["streaming-basic"])).toEqual({ kind: "locked" });
  });

  test("is a preview of a quarter of an hour without a plan, and with one that only satellites carry", () => {
    for (const productIds of [[], ["satellite-all"], ["partner-podwave"]]) {
      expect(decide("news", productIds)).toEqual({ kind: "preview", endsAt: undefined });
      const began = NOW.subtract({ minutes: 15 }).add({ milliseconds: 1 });
      expect(decide("jazz", productIds, began)).toEqual({
        kind: "preview",
        endsAt: began.add({ minutes: 15 }),
      });
      const over = NOW.subtract({ minutes: 15 });
      expect(decide("jazz", productIds, over)).toEqual({ kind: "previewOver", endsAt: NOW });
    }
  });
});
