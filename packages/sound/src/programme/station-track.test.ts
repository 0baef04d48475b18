import { CHANNELS } from "@skywave/channels";
import { STATIONS } from "@skywave/channels/stations";
import { describe, expect, test } from "vitest";
import { stationTrack } from "./station-track.ts";

const SEEDS = [0, 1, 7, 4_294_967_295];
const first = (station: (typeof STATIONS)[number], seed: number, count: number) =>
  Array.from({ length: count }, (_, place) => stationTrack(station, seed, place));
const genreOf = (number: number) => CHANNELS.find((channel) => channel.number === number)?.genre;

describe.each(STATIONS)("$name.en", (station) => {
  test.each(SEEDS)("plays the same for the seed %i, and never one track twice in a row", (seed) => {
    const played = first(station, seed, 400);
    expect(first(station, seed, 400)).toEqual(played);
    for (const [place, { id }] of played.entries()) expect(id).not.toBe(played[place + 1]?.id);
  });

  test("plays music of its kind, and that of its artist", () => {
    const others = first(station, 3, 300).filter(({ artist }) => artist !== station.artist);
    const genres = new Set(others.map(({ channel }) => genreOf(channel)));
    expect(genres).toEqual(new Set(station.genres));
  });
});

test("of an artist's station every third track at least is the artist's", () => {
  for (const station of STATIONS.filter(({ artist }) => artist !== null)) {
    const own = first(station, 3, 300).filter(({ artist }) => artist === station.artist);
    expect(own.length).toBeGreaterThanOrEqual(95);
  }
});

test("an artist's station begins with the artist, whatever the seed", () => {
  for (const station of STATIONS.filter(({ artist }) => artist !== null))
    for (const seed of SEEDS) expect(stationTrack(station, seed, 0).artist).toBe(station.artist);
});

test("two listeners hear different orders", () => {
  for (const station of STATIONS)
    expect(first(station, 1, 10).map(({ id }) => id)).not.toEqual(first(station, 2, 10).map(({ id }) => id));
});
