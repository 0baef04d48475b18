import { expect, test } from "vitest";
import { drawArtwork } from "./artwork/draw-artwork.ts";
import { CHANNELS } from "./channels.ts";

test("there are twenty-four channels, three of them in French, in the order of the dial", () => {
  const numbers = CHANNELS.map(({ number }) => number);
  expect(numbers).toHaveLength(24);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  expect(CHANNELS.filter(({ language }) => language === "fr")).toHaveLength(3);
});

test("no two channels share a name, what they play, or a picture", () => {
  for (const property of ["name", "genre"] as const)
    expect(new Set(CHANNELS.map((channel) => channel[property])).size).toBe(CHANNELS.length);
  const pictures = CHANNELS.map((channel) => JSON.stringify(drawArtwork(channel)));
  expect(new Set(pictures).size).toBe(CHANNELS.length);
});

test("a channel's picture is the same each time it is drawn", () => {
  for (const channel of CHANNELS) expect(drawArtwork(channel)).toEqual(drawArtwork(channel));
});

test.each(CHANNELS)("$name shows something, in few bytes, drawn in numbers alone", (channel) => {
  const { strokes } = drawArtwork(channel);
  expect(strokes.length).toBeGreaterThanOrEqual(3);
  for (const { d, opacity } of strokes) {
    expect(d).toMatch(/^M-?[\d.]/);
    expect(d).not.toMatch(/NaN|Infinity|undefined/);
    expect(opacity).toBeGreaterThan(0.1);
    expect(opacity).toBeLessThanOrEqual(1);
  }
  expect(JSON.stringify(strokes).length).toBeLessThan(5_000);
});

test.each(CHANNELS)("what is drawn on $name can be told from its ground", ({ tint }) => {
  expect(contrastOf(tint.line, tint.deep)).toBeGreaterThan(3);
});

/** By the formula of WCAG 2. */
function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [first, second].map(luminanceOf).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
