import type { AutoDownload, AutoDownloadList, CallAnswer, CallRequest } from "@skywave/contract";
import { episodeTypeOf, type FoundEntry } from "#modules/catalogue/index.ts";
import type { Listening } from "#modules/listening/index.ts";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Contents, EpisodeContent } from "../contents/contents.ts";
import { cutPage, newestAfter, readCursor, TIME_KEY } from "../contents/page-cursor.ts";
import type { PresentContents, Reader } from "../contents/present-contents.ts";
import { episodesOfShow, isSince } from "../episodes/show-episodes.ts";
import { newestOf } from "../items/edit-library.ts";
import type { PlaybackStatesRepository } from "../playback/playback-states-repository.ts";
import type { AutoDownloadRow, AutoDownloadsRepository } from "./auto-downloads-repository.ts";

type Asked = CallRequest<"library", "getAutoDownloadFilterView">["body"];
type Page = CallAnswer<"library", "listAutoDownloads">;

/** A show of a list, and what of it a device should have. */
interface Due {
  row: AutoDownloadRow;
  show: FoundEntry;
  episodes: EpisodeContent[];
}

const VIEWS = new Map<string, (due: Due) => boolean>([
  ["all", () => true],
  ["ready", ({ episodes }) => episodes.length > 0],
]);

export interface AutoDownloads {
  view(list: AutoDownloadList, asked: Asked, reader: Reader): Promise<Outcome<Page>>;
  set(
    identityId: string,
    show: { list: AutoDownloadList; entityId: string },
    mostEpisodes: number,
  ): Promise<Outcome<CallAnswer<"library", "setAutoDownload">>>;
}

/** Which episodes people's devices should have by now, without being asked each time. */
export function createAutoDownloads(dependencies: {
  autoDownloads: AutoDownloadsRepository;
  states: Pick<PlaybackStatesRepository, "listFinished">;
  contents: Pick<Contents, "findShows">;
  present: Pick<PresentContents, "entries" | "episodes">;
  accessOf: Listening["accessOf"];
  clock: Clock;
}): AutoDownloads {
  const { autoDownloads, states, contents, present, accessOf, clock } = dependencies;

  const listDue = async (list: AutoDownloadList, { caller }: Reader): Promise<Due[]> => {
    const rows = await autoDownloads.list(caller.identityId, list);
    const shows = await contents.findShows(rows.map(({ showId }) => showId));
    const finished = new Set(await states.listFinished(caller.identityId, clock.realNow()));
    const accessTo = await accessOf(caller);
    return rows.flatMap((row) => {
      const show = shows.find(({ entityId }) => entityId === row.showId);
      if (show === undefined) return [];
      const mayHear = accessTo(show.channelNumber).kind === "full";
      const episodes = mayHear ? episodesOfShow(show, clock.realNow()) : [];
      const wanted = episodes.filter(
        ({ episode }) =>
          !finished.has(episode.entityId) && (list === "show-podcasts" || isSince(episode, row.newSince)),
      );
      return [{ row, show, episodes: wanted.slice(0, row.mostEpisodes) }];
    });
  };
  const write = async (page: readonly Due[], reader: Reader): Promise<AutoDownload[]> => {
    const shown = await present.entries(
      page.map(({ show }) => show),
      reader,
    );
    const episodes = await present.episodes(
      page.flatMap((due) => due.episodes),
      reader,
    );
    return page.flatMap(({ row: { showId, setAt, mostEpisodes } }, at) => {
      const show = shown[at];
      const own = episodes.filter((episode) => episode.show.entityId === showId);
      return show === undefined
        ? []
        : [{ entityId: showId, show, setAt: setAt.toString(), mostEpisodes, episodes: own }];
    });
  };
  return {
    async view(list, { cursor, resultSize, filterViewId }, reader) {
      const isInView = VIEWS.get(filterViewId);
      if (isInView === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "filterView" });
      const sort = `${list} ${filterViewId}`;
      const after = readCursor(cursor, sort, TIME_KEY);
      if (!after.ok) return after;
      const due = await listDue(list, reader);
      const found = newestAfter(due.filter(isInView), { after: after.data, size: resultSize, placeOf });
      const { page, nextCursor } = cutPage(found, resultSize, (one) => ({ sort, ...placeOf(one) }));
      const filterViews = [...VIEWS].map(([id, isIn]) => ({
        filterViewId: id,
        count: due.filter(isIn).length,
      }));
      return done({ autoDownloads: await write(page, reader), filterViews, nextCursor });
    },

    async set(identityId, { list, entityId }, mostEpisodes) {
      const [show] = await contents.findShows([entityId]);
      if (show === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "show" });
      if (list === "show-podcasts" && episodeTypeOf(show) !== "episode-podcast")
        return refuse("NOT_FOUND", { notFoundResourceType: "podcast" });
      const now = clock.realNow();
      const newSince = newestOf(show, now);
      const row = { identityId, list, showId: entityId, mostEpisodes, setAt: now, newSince };
      const { setAt } = await autoDownloads.put(row);
      return done({ entityId, setAt: setAt.toString(), mostEpisodes });
    },
  };
}

const placeOf = ({ row: { setAt, showId } }: Due) => ({ key: setAt.toString(), id: showId });
