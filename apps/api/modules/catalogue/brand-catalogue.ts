import { type Channel, CHANNELS } from "@skywave/channels";
import { type Show, SHOWS } from "@skywave/channels/shows";
import { wordsIn } from "@skywave/domain/catalogue/words-in";
import type { CatalogueEntry } from "./catalogue-repository.ts";
import { GENRE_WORDS } from "./genre-words.ts";

/** How much a word tells, from most to least: it names the thing, says of what kind it is, or is said of it. */
type Weight = "A" | "B" | "C";

// The database keeps no longer words, and nobody types them.
const LONGEST_WORD = 60;

/** The brand's own channels and shows. */
export function brandCatalogue(): CatalogueEntry[] {
  const channels = new Map(CHANNELS.map((channel) => [channel.number, channel]));
  const shows = SHOWS.flatMap((show, at) => {
    const channel = channels.get(show.channelNumber);
    return channel === undefined ? [] : [entryOfShow(show, channel, CHANNELS.length + at)];
  });
  return [...CHANNELS.map(entryOfChannel), ...shows];
}

function entryOfChannel(channel: Channel, position: number): CatalogueEntry {
  const { number, name } = channel;
  return {
    ...ofChannel(channel),
    ...named(name),
    entityType: "channel-linear",
    entityId: String(number),
    texts: null,
    airs: null,
    position,
    titleWords: asVector([["A", `${name} ${number}`]]),
    words: asVector([
      ["A", `${name} ${number}`],
      ["B", GENRE_WORDS[channel.genre]],
    ]),
  };
}

function entryOfShow({ id, name, text, airs }: Show, channel: Channel, position: number): CatalogueEntry {
  return {
    ...ofChannel(channel),
    ...named(name),
    entityType: "show",
    entityId: id,
    texts: text,
    airs,
    position,
    titleWords: asVector([["A", name]]),
    words: asVector([
      ["A", name],
      ["B", `${GENRE_WORDS[channel.genre]} ${channel.name}`],
      ["C", `${text.en} ${text.fr}`],
    ]),
  };
}

const ofChannel = ({ number, name, genre, language }: Channel) => ({
  genre,
  language,
  channelNumber: number,
  channelName: name,
});

const named = (title: string) => ({ title, plainTitle: wordsIn(title).join(" ") });

/** Words as the database reads them, each with its place and weight. */
function asVector(parts: readonly (readonly [Weight, string])[]): string {
  const words = parts.flatMap(([weight, text]) => wordsIn(text).map((word) => ({ weight, word })));
  return words.map(({ weight, word }, at) => `'${word.slice(0, LONGEST_WORD)}':${at + 1}${weight}`).join(" ");
}
