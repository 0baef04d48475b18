import type { BrowseItem, LibraryContent, LibraryEpisode } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import {
  type Catalogue,
  type FoundEntry,
  serializeEntry,
  serializeEpisode,
} from "#modules/catalogue/index.ts";
import type { Listening } from "#modules/listening/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { PlaybackStateRow, PlaybackStatesRepository } from "../playback/playback-states-repository.ts";
import { serializePlaybackState } from "./serialize-playback-state.ts";
import type { Content, EpisodeContent } from "./contents.ts";

/** To whom things are shown, and in which language. */
export interface Reader {
  caller: PersonCaller;
  locale: Locale;
}

/** Writes things as somebody is shown them: with whether they may hear them, and how far they are. */
export interface PresentContents {
  all(contents: readonly Content[], reader: Reader): Promise<LibraryContent[]>;
  episodes(episodes: readonly EpisodeContent[], reader: Reader): Promise<LibraryEpisode[]>;
  entries(entries: readonly FoundEntry[], reader: Reader): Promise<BrowseItem[]>;
}

export function createPresentContents({
  catalogue,
  accessOf,
  states,
  clock,
}: {
  catalogue: Pick<Catalogue, "playedNames">;
  accessOf: Listening["accessOf"];
  states: Pick<PlaybackStatesRepository, "find">;
  clock: Clock;
}): PresentContents {
  const openAccess = async ({ caller, locale }: Reader) => {
    const accessTo = await accessOf(caller);
    const { episodes: words } = await catalogue.playedNames();
    const now = clock.now();
    return {
      entry: (entry: FoundEntry): BrowseItem => ({
        ...serializeEntry(entry, { locale, now }),
        access: accessTo(entry.channelNumber),
      }),
      episode: ({ show, episode }: EpisodeContent, state: PlaybackStateRow | undefined): LibraryEpisode => ({
        ...serializeEpisode(show, episode, { locale, now, words }),
        access: accessTo(show.channelNumber),
        playback: serializePlaybackState(state),
      }),
    };
  };
  const findStates = async (contents: readonly Content[], { caller }: Reader) => {
    const ids = contents.flatMap((each) => (each.kind === "episode" ? [each.episode.entityId] : []));
    const rows = await states.find(caller.identityId, ids);
    return new Map(rows.map((row) => [row.entityId, row]));
  };
  return {
    async all(contents, reader) {
      const write = await openAccess(reader);
      const known = await findStates(contents, reader);
      return contents.map((content) =>
        content.kind === "entry"
          ? write.entry(content.entry)
          : write.episode(content, known.get(content.episode.entityId)),
      );
    },
    async episodes(episodes, reader) {
      const write = await openAccess(reader);
      const known = await findStates(episodes, reader);
      return episodes.map((each) => write.episode(each, known.get(each.episode.entityId)));
    },
    async entries(entries, reader) {
      const write = await openAccess(reader);
      return entries.map(write.entry);
    },
  };
}
