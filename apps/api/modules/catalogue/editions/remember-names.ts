import { CHANNELS } from "@skywave/channels";
import { STATIONS } from "@skywave/channels/stations";
import type { CatalogueRepository, FoundEntry } from "../catalogue-repository.ts";
import type { BothLanguages } from "../document/catalogue-document.ts";

/** What is played is called, by the ids of channels and of artists' stations; none of what is not listed. */
export interface PlayedNames {
  channels: ReadonlyMap<string, BothLanguages>;
  stations: ReadonlyMap<string, BothLanguages>;
}

const CHANNEL_IDS = CHANNELS.map(({ number }) => String(number));
const STATION_IDS = STATIONS.map(({ id }) => id);

/** The names of what an edition plays, read once for each of its versions: they are told whenever somebody listens. */
export function createRememberNames(
  catalogue: Pick<CatalogueRepository, "find">,
  readVersion: () => Promise<number>,
): () => Promise<PlayedNames> {
  let known: { version: number; names: Promise<PlayedNames> } | undefined;
  const readNow = async (): Promise<PlayedNames> => ({
    channels: namesOf(await catalogue.find("channel-linear", CHANNEL_IDS)),
    stations: namesOf(await catalogue.find("artist-station", STATION_IDS)),
  });
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
