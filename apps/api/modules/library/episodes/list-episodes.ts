import type { CallAnswer, CallRequest } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome } from "#platform/outcome.ts";
import type { Content, Contents, EpisodeContent } from "../contents/contents.ts";
import { cutPage, newestAfter, readCursor, TIME_KEY } from "../contents/page-cursor.ts";
import type { PresentContents, Reader } from "../contents/present-contents.ts";
import type { PlaybackStatesRepository } from "../playback/playback-states-repository.ts";
import type { ShowEpisodes } from "./show-episodes.ts";
import type { YourEpisodesRepository } from "./your-episodes-repository.ts";

type Asked = CallRequest<"library", "getNewEpisodes">["query"];
type Page = CallAnswer<"library", "getNewEpisodes">;

export interface ListEpisodes {
  newest(asked: Asked, reader: Reader): Promise<Outcome<Page>>;
  yours(asked: Asked, reader: Reader): Promise<Outcome<Page>>;
  progress(asked: CallRequest<"library", "getUserProgress">["query"], reader: Reader): Promise<Outcome<Page>>;
}

/** Lists episodes by what somebody keeps and has begun. */
export function createListEpisodes({
  showEpisodes,
  yours,
  states,
  contents,
  present,
  clock,
}: {
  showEpisodes: ShowEpisodes;
  yours: YourEpisodesRepository;
  states: PlaybackStatesRepository;
  contents: Pick<Contents, "find">;
  present: Pick<PresentContents, "episodes">;
  clock: Clock;
}): ListEpisodes {
  return {
    async newest({ cursor, resultSize }, reader) {
      const sort = "new episodes";
      const after = readCursor(cursor, sort, TIME_KEY);
      if (!after.ok) return after;
      const { identityId } = reader.caller;
      const begun = new Set(await states.listBegun(identityId, clock.realNow()));
      const all = (await showEpisodes.ofKept(identityId)).filter(
        ({ episode }) => !begun.has(episode.entityId),
      );
      const found = newestAfter(all, { after: after.data, size: resultSize, placeOf: placeOfEpisode });
      const { page, nextCursor } = cutPage(found, resultSize, (one) => ({ sort, ...placeOfEpisode(one) }));
      return done({ episodes: await present.episodes(page, reader), nextCursor });
    },

    async yours({ cursor, resultSize }, reader) {
      const sort = "your episodes";
      const after = readCursor(cursor, sort, TIME_KEY);
      if (!after.ok) return after;
      const part = { now: clock.realNow(), after: after.data, size: resultSize + 1 };
      const rows = await yours.list(reader.caller.identityId, part);
      const { page, nextCursor } = cutPage(rows, resultSize, ({ at, entityId }) => ({
        sort,
        key: at.toString(),
        id: entityId,
      }));
      const episodes = onlyEpisodes(await contents.find(page));
      return done({ episodes: await present.episodes(episodes, reader), nextCursor });
    },

    async progress({ cursor, resultSize, state, showId }, reader) {
      const sort = `progress ${state} ${showId ?? ""}`;
      const after = readCursor(cursor, sort, TIME_KEY);
      if (!after.ok) return after;
      const rows = await states.list(reader.caller.identityId, {
        isFinished: state === "all" ? undefined : state === "finished",
        showId,
        now: clock.realNow(),
        after: after.data,
        size: resultSize + 1,
      });
      const { page, nextCursor } = cutPage(rows, resultSize, ({ updatedAt, entityId }) => ({
        sort,
        key: updatedAt.toString(),
        id: entityId,
      }));
      const episodes = onlyEpisodes(await contents.find(page));
      return done({ episodes: await present.episodes(episodes, reader), nextCursor });
    },
  };
}

/** Where an episode stands among others: by when it was on the air. */
function placeOfEpisode({ episode }: EpisodeContent) {
  return { key: episode.startsAt.toString(), id: episode.entityId };
}

/** One whose show the catalogue has no more is left out. */
export function onlyEpisodes(contents: readonly Content[]): EpisodeContent[] {
  return contents.filter((content) => content.kind === "episode");
}
