import { describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { makeKeptDevice, makeKeptEpisode } from "#testing/make-kept-device.ts";
import { newerOf, tellPlaces } from "./tell-kept-places.ts";

const LEFT_AT = Date.parse("2026-11-21T11:00:00Z");
const PLACE = { positionInSeconds: 600, isFinished: false, leftAt: LEFT_AT, isTold: false };
const stateAt = (time: string, positionInSeconds: number) => ({
  positionInSeconds,
  isFinished: false,
  updatedAt: `2026-11-21T${time}:00Z`,
});

/** Tells twice where somebody was, and what is kept and was sent by then. */
async function tellTwice(answer: unknown) {
  const { kept, episodes } = makeKeptDevice();
  episodes.set("one", await makeKeptEpisode("one", { place: PLACE }));
  episodes.set("untouched", await makeKeptEpisode("untouched"));
  episodes.set("theirs", await makeKeptEpisode("theirs", { identityId: "somebody else", place: PLACE }));
  const { skywave, calls } = fakeSkywave({ updatePlaybackState: answer });
  for (let time = 0; time < 2; time += 1) await tellPlaces(kept, { skywave, identityId: "me" });
  return { place: episodes.get("one")?.place, theirs: episodes.get("theirs")?.place, calls };
}

describe("where somebody was without a network", () => {
  it("arrives once, with the moment that it was so", async () => {
    const { place, theirs, calls } = await tellTwice(stateAt("11:00", 600));
    expect(calls.map(({ input }) => input)).toEqual([
      {
        params: { entityType: "episode-podcast", entityId: "one" },
        body: { positionInSeconds: 600, isFinished: false, updatedAt: "2026-11-21T11:00:00.000Z" },
      },
    ]);
    expect(place).toEqual({ ...PLACE, isTold: true });
    expect(theirs).toEqual(PLACE);
  });

  it("gives way to what was done later on another device", async () => {
    const { place } = await tellTwice(stateAt("11:30", 1_800));
    expect(place).toEqual({
      positionInSeconds: 1_800,
      isFinished: false,
      leftAt: Date.parse("2026-11-21T11:30:00Z"),
      isTold: true,
    });
  });

  it("is told again where it did not arrive, and no more of an episode that is gone", async () => {
    const unheard = await tellTwice(lost());
    expect([unheard.calls.length, unheard.place]).toEqual([2, PLACE]);
    const gone = await tellTwice(refusal("NOT_FOUND"));
    expect([gone.calls.length, gone.place?.isTold]).toEqual([1, true]);
  });

  it("stays to be told where it has moved on meanwhile", async () => {
    const { kept, episodes } = makeKeptDevice();
    episodes.set("one", await makeKeptEpisode("one", { place: PLACE }));
    const moved = { ...PLACE, positionInSeconds: 615, leftAt: LEFT_AT + 15_000 };
    const { skywave } = fakeSkywave({
      updatePlaybackState: async () => {
        await kept.change("one", (episode) => ({ ...episode, place: moved }));
        return stateAt("11:00", 600);
      },
    });
    await tellPlaces(kept, { skywave, identityId: "me" });
    expect(episodes.get("one")?.place).toEqual(moved);
  });
});

describe("the newer of two places", () => {
  it("is that of the device where the server knows of none or an older one", () => {
    const none = { positionInSeconds: 0, isFinished: false, updatedAt: null };
    expect(newerOf(none, undefined)).toBeUndefined();
    expect(newerOf(none, PLACE)).toBe(PLACE);
    expect(newerOf(stateAt("10:59", 5), PLACE)).toBe(PLACE);
    expect(newerOf(stateAt("10:59", 5), undefined)).toMatchObject({ positionInSeconds: 5, isTold: true });
  });
});
