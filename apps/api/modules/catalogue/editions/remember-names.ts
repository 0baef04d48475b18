import { CHANNELS } from "@skywave/channels";
import { SHOWS } from "@skywave/channels/shows";
import { STATIONS } from "@skywave/channels/stations";
import type { CatalogueRepository, FoundEntry } from "../catalogue-repository.ts";
import type { BothLanguages } from "../document/catalogue-document.ts";
import type { StoredWords, WordsRepository } from "../episodes/words-repository.ts";

/** What an editor has written about an episode or a game. */
export interface EditorsWords {
  title: BothLanguages;
  text: BothLanguages | null;
}

/** What is played is called, by its id; nothing is there of what is not listed, or of what nobody has written. */
export interface PlayedNames {
  channels: ReadonlyMap<string, BothLanguages>;
  shows: ReadonlyMap<string, BothLanguages>;
  /** Of artists. */
  stations: ReadonlyMap<string, BothLanguages>;
  episodes: ReadonlyMap<string, EditorsWords>;
  games: ReadonlyMap<string, EditorsWords>;
}

const CHANNEL_IDS = CHANNELS.map(({ number }) => String(number));
const SHOW_IDS = SHOWS.map(({ id }) => id);
const STATION_IDS = STATIONS.map(({ id }) => id);

/** The names of what an edition plays, read once for each of its versions: they are told whenever somebody listens. */
export function createRememberNames(
  catalogue: Pick<CatalogueRepository, "find">,
  stored: WordsRepository,
  readVersion: () => Promise<number>,
): () => Promise<PlayedNames> {
  let known: { version: number; names: Promise<PlayedNames> } | undefined;
  const readNow = async (): Promise<PlayedNames> => {
    const words = await stored.list();
    return {
      channels: namesOf(await catalogue.find("channel-linear", CHANNEL_IDS)),
      shows: namesOf(await catalogue.find("show", SHOW_IDS)),
      stations: namesOf(await catalogue.find("artist-station", STATION_IDS)),
      episodes: wordsOf(words, "episode"),
      games: wordsOf(words, "sport-event"),
    };
  };
  return async () => {
    const version = await readVersion();
    if (known?.version !== version) {
      const names = readNow();
      known = { version, names };
      // The next one asks again.
      names.catch(() => (known = undefined));
    }
    return known.names;
  };
}

function namesOf(entries: readonly FoundEntry[]): ReadonlyMap<string, BothLanguages> {
  return new Map(
    entries.map(({ entityId, title, titleInFrench }) => [entityId, { en: title, fr: titleInFrench }]),
  );
}

function wordsOf(
  words: readonly StoredWords[],
  kind: StoredWords["entityType"],
): ReadonlyMap<string, EditorsWords> {
  return new Map(
    words
      .filter(({ entityType }) => entityType === kind)
      .map(({ entityId, title, text }) => [entityId, { title, text }]),
  );
}
