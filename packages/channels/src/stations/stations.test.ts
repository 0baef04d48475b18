import { expect, test } from "vitest";
import { drawShowArtwork } from "../artwork/draw-show-artwork.ts";
import { CHANNELS } from "../channels.ts";
import { SPOKEN_GENRES } from "../categories.ts";
import { STATIONS } from "./index.ts";

const channelOf = (number: number) => {
  const channel = CHANNELS.find((each) => each.number === number);
  if (channel === undefined) throw new Error(`there is no channel ${number}`);
  return channel;
};

test("no two stations share an id, a name or a picture, in either language", () => {
  const parts = [
    STATIONS.map(({ id }) => id),
    STATIONS.map(({ name }) => name.en),
    STATIONS.map(({ name }) => name.fr),
    STATIONS.map(({ id, channelNumber }) => JSON.stringify(drawShowArtwork(id, channelOf(channelNumber)))),
  ];
  for (const all of parts) expect(new Set(all).size).toBe(STATIONS.length);
});

test("every station plays music, and is heard with a channel of its own kind", () => {
  for (const { genres, channelNumber } of STATIONS) {
    expect(genres).toContain(channelOf(channelNumber).genre);
    for (const genre of genres) expect(SPOKEN_GENRES.has(genre)).toBe(false);
  }
});

test.each(STATIONS)(
  "$name.en is told of in both languages, each with its own words",
  ({ text, type, artist }) => {
    expect(text.en).toMatch(/^\p{Lu}.*[.]$/u);
    expect(text.fr).toMatch(/^\p{Lu}.*[.]$/u);
    expect(text.fr).not.toBe(text.en);
    expect(artist === null).toBe(type === "channel-xtra");
  },
);
