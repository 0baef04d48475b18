import { expect, test } from "vitest";
import { CHANNELS } from "../channels.ts";
import { SHOWS } from "../shows/index.ts";
import { drawArtwork } from "./draw-artwork.ts";
import { drawShowArtwork } from "./draw-show-artwork.ts";
import { writeArtwork } from "./write-artwork.ts";

const channelOf = (number: number) => {
  const channel = CHANNELS.find((each) => each.number === number);
  if (channel === undefined) throw new Error(`there is no channel ${number}`);
  return channel;
};
const drawn = SHOWS.map(({ id, channelNumber }) => drawShowArtwork(id, channelOf(channelNumber)));

test("every show has a picture of its own, which no channel has, the same each time", () => {
  const channels = CHANNELS.map((channel) => JSON.stringify(drawArtwork(channel)));
  expect(new Set([...drawn.map((each) => JSON.stringify(each)), ...channels]).size).toBe(
    SHOWS.length + CHANNELS.length,
  );
  expect(SHOWS.map(({ id, channelNumber }) => drawShowArtwork(id, channelOf(channelNumber)))).toEqual(drawn);
});

test("a show has the colours of its channel", () => {
  for (const [at, { channelNumber }] of SHOWS.entries()) {
    const { line, ...ground } = channelOf(channelNumber).tint;
    expect(drawn[at]).toMatchObject({ line, ground });
  }
});

test("a picture is written with every stroke, in the size that is asked for", () => {
  const artwork = drawArtwork(channelOf(12));
  const written = writeArtwork(artwork, { width: 320, height: 180 });
  expect(written).toMatch(/^<svg [^>]*width="320" height="180"/);
  expect(written.match(/<path /g)).toHaveLength(artwork.strokes.length);
  for (const color of [artwork.line, artwork.ground.deep, artwork.ground.high])
    expect(written).toContain(`"${color}"`);
  expect(written).not.toMatch(/undefined|NaN/);
});
