import { type Channel, CHANNELS } from "@skywave/channels";
import { airingOf, libraryOf, segmentAt, type Track } from "@skywave/sound";
import { describe, expect, test } from "vitest";
import { nextTrack } from "./next-track.ts";

const [first, second] = CHANNELS.slice(0, 2) as [Channel, Channel];
const CHANNELS_OF_TEST = [first, second];
// All channels begin a pair of tracks at the top of the hour.
const HOUR = Temporal.Instant.from("2026-11-27T22:00:00Z");
const SEGMENT = segmentAt(HOUR.epochMilliseconds);

const after = (segments: number) => HOUR.add({ seconds: 4 * segments });
const onAir = (channel: Channel, segment = SEGMENT) => airingOf(channel, segment).track;
const all = () => true;
const except =
  (...made: Track[]) =>
  (_channel: Channel, track: Track) =>
    !made.some(({ id }) => id === track.id);

describe("nextTrack", () => {
  test("is what has just begun, on the channel that is named first", () => {
    expect(nextTrack(HOUR, CHANNELS_OF_TEST, all)).toEqual({ channel: first, track: onAir(first), from: 0 });
    expect(nextTrack(HOUR, [second, first], all)?.channel).toBe(second);
  });

  test("is heard from where the channel is, up to the middle of what is on", () => {
    const { segmentCount } = onAir(first);
    const beforeMiddle = Math.ceil(segmentCount / 2) - 1;
    expect(nextTrack(after(beforeMiddle), [first], all)).toMatchObject({
      track: onAir(first),
      from: beforeMiddle,
    });
    expect(nextTrack(after(beforeMiddle + 1), [first], all)).toEqual({
      channel: first,
      track: onAir(first, SEGMENT + segmentCount),
      from: 0,
    });
  });

  test("is what begins soonest on any channel, of what is left", () => {
    const isLeft = except(onAir(first), onAir(second));
    const [one, other] = CHANNELS_OF_TEST.map((channel) => onAir(channel).segmentCount);
    if (one === undefined || other === undefined || one === other) throw new Error("they begin at once");
    const soonest = one < other ? first : second;
    const track = onAir(soonest, SEGMENT + Math.min(one, other));
    expect(nextTrack(HOUR, CHANNELS_OF_TEST, isLeft)).toEqual({ channel: soonest, track, from: 0 });
  });

  test("is what is not on within the hour after all else, and nothing once nothing is left", () => {
    const onWithinTheHour = new Set<string>();
    for (let segment = SEGMENT; segment < SEGMENT + 900; segment += 1)
      onWithinTheHour.add(onAir(first, segment).id);
    const rest = libraryOf(first).filter(({ id }) => !onWithinTheHour.has(id));
    expect(rest).toHaveLength(4);
    const isLeft = (_channel: Channel, { id }: Track) => !onWithinTheHour.has(id);
    expect(nextTrack(HOUR, [first], isLeft)).toEqual({ channel: first, track: rest[0], from: 0 });
    expect(nextTrack(HOUR, [first], except(...libraryOf(first)))).toBeUndefined();
  });
});
