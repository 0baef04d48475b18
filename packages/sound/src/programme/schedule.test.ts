import { CHANNELS } from "@skywave/channels";
import { describe, expect, test } from "vitest";
import { libraryOf } from "./library.ts";
import { airingOf, airingsAround, segmentAt } from "./schedule.ts";

const NOW = Date.UTC(2026, 10, 26, 15, 30);
const SEGMENTS_PER_HOUR = 900;

describe("what a channel plays", () => {
  test.each(CHANNELS)(
    "$name has twenty-four tracks with names of their own, of two to four minutes",
    (channel) => {
      const library = libraryOf(channel);
      expect(new Set(library.map(({ title }) => title)).size).toBe(24);
      expect(new Set(library.map(({ id }) => id)).size).toBe(24);
      for (const { segmentCount, title, artist } of library) {
        expect(segmentCount * 4).toBeGreaterThanOrEqual(120);
        expect(segmentCount * 4).toBeLessThanOrEqual(240);
        expect(`${title} ${artist}`).not.toContain("undefined");
      }
    },
  );

  test.each(CHANNELS)(
    "$name leaves no segment of two hours silent and plays each track to its end",
    (channel) => {
      const first = Math.floor(segmentAt(NOW) / SEGMENTS_PER_HOUR) * SEGMENTS_PER_HOUR;
      let segment = first;
      const played: string[] = [];
      while (segment < first + 2 * SEGMENTS_PER_HOUR) {
        const { track, firstSegment } = airingOf(channel, segment);
        expect(firstSegment).toBe(segment);
        expect(airingOf(channel, segment + track.segmentCount - 1)).toEqual({ track, firstSegment });
        played.push(track.id);
        segment += track.segmentCount;
      }
      expect(segment).toBe(first + 2 * SEGMENTS_PER_HOUR);
      // Twenty an hour, none of them twice in it.
      expect([new Set(played.slice(0, 20)).size, new Set(played.slice(20)).size, played.length]).toEqual([
        20, 20, 40,
      ]);
    },
  );

  test("two channels, and two hours, play other things in another order", () => {
    const [first, second] = CHANNELS;
    if (first === undefined || second === undefined) throw new Error("there are no channels");
    const titles = (channel: typeof first, hour: number) =>
      airingsAround(channel, segmentAt(NOW) + hour * SEGMENTS_PER_HOUR, { before: 0, after: 5 }).map(
        ({ track }) => track.title,
      );
    expect(titles(first, 0)).toEqual(titles(first, 0));
    expect(titles(first, 0)).not.toEqual(titles(first, 1));
    expect(titles(first, 0)).not.toEqual(titles(second, 0));
  });

  test("what was and what comes stand around what is on, each where the other ends", () => {
    for (const channel of CHANNELS) {
      const airings = airingsAround(channel, segmentAt(NOW), { before: 3, after: 4 });
      expect(airings).toHaveLength(8);
      expect(airings[3]).toEqual(airingOf(channel, segmentAt(NOW)));
      const ends = airings.map(({ track, firstSegment }) => firstSegment + track.segmentCount);
      expect(airings.slice(1).map(({ firstSegment }) => firstSegment)).toEqual(ends.slice(0, -1));
    }
  });
});
