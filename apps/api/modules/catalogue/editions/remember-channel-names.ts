import { CHANNELS } from "@skywave/channels";
import type { CatalogueRepository } from "../catalogue-repository.ts";
import type { BothLanguages } from "../document/catalogue-document.ts";

/** What channels are called, by their numbers; none of one that is not listed. */
export type ChannelNames = ReadonlyMap<number, BothLanguages>;

const CHANNEL_IDS = CHANNELS.map(({ number }) => String(number));

/** The names of an edition's channels, read once for each of its versions: they are told whenever somebody listens. */
export function createRememberChannelNames(
  catalogue: Pick<CatalogueRepository, "find">,
  readVersion: () => Promise<number>,
): () => Promise<ChannelNames> {
  let known: { version: number; names: Promise<ChannelNames> } | undefined;
  const readNow = async (): Promise<ChannelNames> => {
    const channels = await catalogue.find("channel-linear", CHANNEL_IDS);
    return new Map(
      channels.map(({ channelNumber, title, titleInFrench }) => [
        channelNumber,
        { en: title, fr: titleInFrench },
      ]),
    );
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
