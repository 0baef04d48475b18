import { CHANNELS, type Genre } from "@skywave/channels";
import type { Station } from "@skywave/channels/stations";
import { drawFrom, seedOf, shuffled } from "../random.ts";
import { libraryOf, type Track } from "./library.ts";

/** What a station plays at a place of its sequence, from 0: the same for the same seed, whoever asks and whenever. */
export function stationTrack(station: Station, seed: number, place: number): Track {
  const { length } = stationTracks(station);
  const track = roundOf(station, seed, Math.floor(place / length))[place % length];
  if (track === undefined) throw new Error(`station ${station.id} plays nothing at ${place}`);
  return track;
}

/** All tracks once, in an order of this round; none twice in a row where two rounds meet. */
function roundOf(station: Station, seed: number, round: number): Track[] {
  const pool = stationTracks(station);
  const orderOf = (which: number) => shuffled(pool, drawFrom(seedOf(seed, 5, which)));
  const order = orderOf(round);
  if (round === 0)
    return swapped(
      order,
      0,
      Math.max(
        0,
        order.findIndex(({ artist }) => artist === station.artist),
      ),
    );
  // The last one of a round is never moved.
  return order[0]?.id === orderOf(round - 1).at(-1)?.id ? swapped(order, 0, 1) : order;
}

function swapped(order: readonly Track[], a: number, b: number): Track[] {
  return order.map((track, at) => (at === a ? order[b] : at === b ? order[a] : track) ?? track);
}

/** All that a station plays. Of an artist's station at least every third track is the artist's. */
export function stationTracks({ genres, artist }: Station): Track[] {
  const tracksOf = (some: readonly Genre[]) =>
    CHANNELS.filter(({ genre }) => some.includes(genre)).flatMap((channel) => libraryOf(channel));
  if (artist === null) return tracksOf(genres);
  const own = CHANNELS.flatMap((channel) => libraryOf(channel)).filter((track) => track.artist === artist);
  const others = tracksOf(genres).filter((track) => track.artist !== artist);
  return [...own, ...others.slice(0, 2 * own.length)];
}
