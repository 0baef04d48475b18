import { CHANNELS, type Channel } from "@skywave/channels";
import { describe, expect, test } from "vitest";
import { measureLoudness, peakOf } from "../samples/measure-loudness.ts";
import { composeTrack, libraryOf } from "../programme/library.ts";
import { findGain, renderSound } from "./render-sound.ts";
import { SAMPLES_PER_SECOND, silence, type Stereo } from "../samples/sampling.ts";

const SECOND = SAMPLES_PER_SECOND;
/** One decibel below what can be stored. */
const MINUS_ONE_DECIBEL = 10 ** (-1 / 20);

function trackOf(channel: Channel, index = 0) {
  const track = libraryOf(channel)[index];
  if (track === undefined) throw new Error(`${channel.name} plays nothing`);
  return composeTrack(channel, track);
}

function pieceOf(channel: Channel, from: number, until: number): Stereo {
  return renderSound(trackOf(channel), 0.5, [from * SECOND, until * SECOND]);
}

describe("the sound of a channel", () => {
  test.each(CHANNELS)(
    "$name is as loud as all others, -16 LUFS give or take two, and never clips",
    (channel) => {
      const track = trackOf(channel);
      const gain = findGain(track);
      const parts = [21, 64, 97].map((from) =>
        renderSound(track, gain, [from * SECOND, (from + 3) * SECOND]),
      );
      const loudness = measureLoudness(...parts);
      expect(loudness).toBeGreaterThan(-18);
      expect(loudness).toBeLessThan(-14);
      for (const part of parts) {
        expect(peakOf(part)).toBeLessThan(MINUS_ONE_DECIBEL);
        // Nor does it fall silent.
        expect(peakOf(part)).toBeGreaterThan(0.1);
      }
    },
  );

  test.each([0, 9, 17])("any part of it is the same as in the whole (channel %d of the dial)", (place) => {
    const channel = CHANNELS[place];
    if (channel === undefined) throw new Error("there is no such channel");
    const whole = pieceOf(channel, 20, 23);
    const part = pieceOf(channel, 21, 22);
    expect(part.left).toEqual(whole.left.slice(SECOND, 2 * SECOND));
    expect(part.right).toEqual(whole.right.slice(SECOND, 2 * SECOND));
  });

  test("begins from silence and ends in it, so that tracks follow each other without a click", () => {
    for (const channel of CHANNELS.slice(0, 4)) {
      const track = trackOf(channel);
      const end = track.sampleCount;
      const { left } = renderSound(track, 1, [end - SECOND, end + SECOND]);
      expect(Math.abs(left[SECOND - 1] ?? 1)).toBeLessThan(0.001);
      expect(peakOf({ left: left.slice(SECOND), right: left.slice(SECOND) })).toBe(0);
      expect(renderSound(track, 1, [0, 10]).left[0]).toBe(0);
    }
  });

  test("two tracks of a channel are not the same music", () => {
    const [channel] = CHANNELS;
    if (channel === undefined) throw new Error("there are no channels");
    expect(trackOf(channel, 0).notes.slice(0, 40)).not.toEqual(trackOf(channel, 1).notes.slice(0, 40));
  });
});

describe("captions", () => {
  test("stand where people talk, one after the other, and nowhere else", () => {
    const spoken = CHANNELS.filter((channel) => trackOf(channel).captions.length > 0);
    expect(spoken.map(({ genre }) => genre)).toEqual([
      "frenchTalk",
      "news",
      "talk",
      "comedy",
      "sports",
      "sportsTalk",
    ]);
    for (const channel of spoken) {
      const { captions, sampleCount } = trackOf(channel);
      expect(captions.length).toBeGreaterThan(15);
      let until = 0;
      for (const caption of captions) {
        expect(caption.from).toBeGreaterThanOrEqual(until);
        ({ until } = caption);
      }
      expect(until).toBeLessThan(sampleCount / SECOND);
    }
  });
});

describe("the meter", () => {
  test("finds a sine of 997 Hz at full strength on one side at -3.01 LUFS, as ITU-R BS.1770 asks", () => {
    const sound = silence(3 * SECOND);
    sound.left = sound.left.map((_sample, index) => Math.sin((2 * Math.PI * 997 * index) / SECOND));
    expect(measureLoudness(sound)).toBeCloseTo(-3.01, 1);
    expect(peakOf(sound)).toBeCloseTo(1, 3);
  });

  test("finds silence without a loudness", () => {
    expect(measureLoudness(silence(SECOND))).toBe(-Infinity);
  });
});
