import { SHOWS } from "@skywave/channels/shows";
import { STATIONS } from "@skywave/channels/stations";
import { wordsIn } from "@skywave/domain/catalogue/words-in";
import type { CatalogueEntry } from "../catalogue-repository.ts";
import type { BothLanguages, CatalogueDocument, Entry } from "./catalogue-document.ts";
import { digestOf } from "./digest-of.ts";
import { GENRE_WORDS } from "./genre-words.ts";

/** An entry as the catalogue stores it, whatever edition it is of and whenever it came. */
export type EntryRow = Omit<CatalogueEntry, "edition" | "addedAt" | "retiredAt">;

/** How much a word tells, from most to least: it names the thing, says of what kind it is, or is said of it. */
type Weight = "A" | "B" | "C";

// The database keeps no longer words, and nobody types them.
const LONGEST_WORD = 60;

const ARTISTS = new Map(
  STATIONS.filter(({ artist }) => artist !== null).map((station) => [station.id, station]),
);
const AIRS = new Map(SHOWS.map((show) => [show.id, show]));

/** What a catalogue's entries are stored as; their order is that of the file. */
export function* makeRows(document: CatalogueDocument): Generator<EntryRow> {
  const { entries, categories } = document;
  const channels = new Map(
    entries.flatMap((entry): [number, BothLanguages][] =>
      entry.type === "channel-linear" ? [[numberOf(entry), entry.title]] : [],
    ),
  );
  const categoryTitles = new Map(categories.map(({ id, title }) => [id, title]));
  for (const [position, entry] of entries.entries()) {
    const channelNumber = numberOf(entry);
    const channel = channels.get(channelNumber) ?? { en: "", fr: "" };
    const content = contentOf(entry, { channelNumber, channel, categoryTitles });
    yield { ...content, position, digest: digestOf(content) };
  }
}

/** The channel that something is heard on. */
export function numberOf({ sounds }: Pick<Entry, "sounds">): number {
  if ("channel" in sounds) return sounds.channel;
  const source = "show" in sounds ? AIRS.get(sounds.show) : ARTISTS.get(sounds.artist);
  return source?.channelNumber ?? 0;
}

interface Around {
  channelNumber: number;
  channel: BothLanguages;
  categoryTitles: ReadonlyMap<string, BothLanguages>;
}

function contentOf(entry: Entry, { channelNumber, channel, categoryTitles }: Around) {
  const { type, id, sounds, title, text, longText, keyWords, genre, language, categories } = entry;
  const names = type === "channel-linear" ? withNumber(title, channelNumber) : both(title);
  const kinds = [
    GENRE_WORDS[genre],
    ...(type === "show" ? [both(channel)] : []),
    // Whatever an editor calls their station, they are found by their name.
    ...("artist" in sounds ? [ARTISTS.get(sounds.artist)?.artist ?? ""] : []),
    ...categories.flatMap((category) => both(categoryTitles.get(category))),
    ...(keyWords === undefined ? [] : [...keyWords.en, ...keyWords.fr]),
  ];
  return {
    entityType: type,
    entityId: id,
    title: title.en,
    titleInFrench: title.fr,
    plainTitle: wordsIn(title.en).join(" "),
    plainTitleInFrench: wordsIn(title.fr).join(" "),
    texts: text ?? null,
    longTexts: longText ?? null,
    genre,
    language,
    categories,
    channelNumber,
    channelName: channel.en,
    channelNameInFrench: channel.fr,
    airs: "show" in sounds ? (AIRS.get(sounds.show)?.airs ?? null) : null,
    titleWords: asVector([["A", names]]),
    words: asVector([
      ["A", names],
      ["B", kinds.join(" ")],
      ["C", `${both(text)} ${both(longText)}`],
    ]),
    source: entry,
  };
}

/** In both languages, once where they are the same. */
function both(texts: BothLanguages | undefined): string {
  if (texts === undefined) return "";
  return texts.en === texts.fr ? texts.en : `${texts.en} ${texts.fr}`;
}

function withNumber({ en, fr }: BothLanguages, number: number): string {
  return `${both({ en, fr })} ${number}`;
}

/** Words as the database reads them, each with its place and weight. */
function asVector(parts: readonly (readonly [Weight, string])[]): string {
  const words = parts.flatMap(([weight, text]) => wordsIn(text).map((word) => ({ weight, word })));
  return words.map(({ weight, word }, at) => `'${word.slice(0, LONGEST_WORD)}':${at + 1}${weight}`).join(" ");
}
