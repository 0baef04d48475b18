import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, type Outcome } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { ActivitiesRepository } from "./downloads/activities-repository.ts";
import type { AutoDownloads } from "./downloads/auto-downloads.ts";
import type { AutoDownloadsRepository } from "./downloads/auto-downloads-repository.ts";
import type { ContentActivity } from "./downloads/content-activity.ts";
import type { ListEpisodes } from "./episodes/list-episodes.ts";
import type { MadeForYou } from "./episodes/made-for-you.ts";
import type { EditLibrary } from "./items/edit-library.ts";
import type { ShowLibrary } from "./items/show-library.ts";
import type { Notifications } from "./notifications/notifications.ts";
import type { PlaybackStates } from "./playback/playback-state.ts";

export interface LibraryHandlers {
  library: DomainHandlers<"library">;
  playback: Pick<DomainHandlers<"playback">, "getPlaybackState" | "updatePlaybackState">;
}

export interface LibraryDependencies {
  library: ShowLibrary;
  edits: EditLibrary;
  episodes: ListEpisodes;
  madeForYou: MadeForYou;
  notifications: Notifications;
  autoDownloads: AutoDownloads;
  autoDownloadRows: Pick<AutoDownloadsRepository, "remove">;
  activity: ContentActivity;
  activityRows: Pick<ActivitiesRepository, "removeAllOf">;
  playback: PlaybackStates;
  limits: RateLimits;
}

/** All of a library, the last that was kept first. */
const WHOLE = {
  filterViewId: "all",
  sortType: "recentlyKept",
  enableManualSort: false,
  supportedMediaType: ["audio"],
  preferredImageVariant: "SQUARE",
} as const;

/** The calls about what people keep. */
export function createLibraryHandlers(dependencies: LibraryDependencies): LibraryHandlers {
  return {
    library: { ...readHandlers(dependencies), ...writeHandlers(dependencies) },
    playback: {
      getPlaybackState: ({ params }, { caller }) => dependencies.playback.get(caller.identityId, params),
      updatePlaybackState: ({ params, body }, { caller }) =>
        within(dependencies.limits, caller.identityId, () =>
          dependencies.playback.update(caller.identityId, params, body),
        ),
    },
  };
}

type Written =
  | "updateLibrary"
  | "bulkEditLibrary"
  | "updatePinsState"
  | "updateNotifications"
  | "setAutoDownload"
  | "removeAutoDownload"
  | "updateContentActivity"
  | "removeContentActivity"
  | "migrateDownloads";

function readHandlers({
  library,
  episodes,
  madeForYou,
  notifications,
  autoDownloads,
}: LibraryDependencies): Omit<DomainHandlers<"library">, Written> {
  return {
    getLibraryItems: ({ query }, { caller }) =>
      library.view({ ...query, ...WHOLE, supportedMediaType: ["audio"] }, { caller, locale: query.locale }),
    getLibraryFilters: async (_request, { caller }) => done(await library.filters(caller.identityId)),
    getLibraryFilterView: ({ body }, { caller }) => library.view(body, { caller, locale: body.locale }),
    listKept: async (_request, { caller }) => done(await library.kept(caller.identityId)),
    getNewEpisodes: ({ query }, { caller }) => episodes.newest(query, { caller, locale: query.locale }),
    getYourEpisodes: ({ query }, { caller }) => episodes.yours(query, { caller, locale: query.locale }),
    getMadeForYou: ({ query }, { caller }) => madeForYou(query, { caller, locale: query.locale }),
    getUserProgress: ({ query }, { caller }) => episodes.progress(query, { caller, locale: query.locale }),
    getNotifications: ({ query }, { caller }) =>
      notifications.view({ ...query, filterViewId: "all" }, { caller, locale: query.locale }),
    getNotificationFilters: async (_request, { caller }) =>
      done(await notifications.filters(caller.identityId)),
    getNotificationFilterView: ({ body }, { caller }) =>
      notifications.view(body, { caller, locale: body.locale }),
    listAutoDownloads: ({ params, query }, { caller }) =>
      autoDownloads.view(params.list, { ...query, filterViewId: "all" }, { caller, locale: query.locale }),
    getAutoDownloadFilterView: ({ params, body }, { caller }) =>
      autoDownloads.view(params.list, body, { caller, locale: body.locale }),
  };
}

function writeHandlers({
  edits,
  notifications,
  autoDownloads,
  autoDownloadRows,
  activity,
  activityRows,
  limits,
}: LibraryDependencies): Pick<DomainHandlers<"library">, Written> {
  return {
    updateLibrary: ({ body }, { caller: { identityId } }) =>
      within(limits, identityId, async () => {
        const edited = await edits.edit(identityId, { edits: [body] });
        if (!edited.ok) return edited;
        const [item] = edited.data;
        if (item === undefined) throw new Error("an edit came to nothing");
        return done(item);
      }),
    bulkEditLibrary: ({ body }, { caller: { identityId } }) =>
      within(limits, identityId, async () => {
        const edited = await edits.edit(identityId, body);
        return edited.ok ? done({ items: edited.data }) : edited;
      }),
    updatePinsState: ({ body }, { caller: { identityId } }) =>
      within(limits, identityId, () => edits.pin(identityId, body.pins)),
    updateNotifications: ({ body }, { caller: { identityId } }) =>
      within(limits, identityId, () => notifications.update(identityId, body)),
    setAutoDownload: ({ params, body }, { caller: { identityId } }) =>
      within(limits, identityId, () => autoDownloads.set(identityId, params, body.mostEpisodes)),
    removeAutoDownload: async ({ params }, { caller }) => {
      await autoDownloadRows.remove(caller.identityId, params.list, params.entityId);
      return done(undefined);
    },
    updateContentActivity: ({ body }, { caller }) =>
      within(limits, caller.identityId, () => activity.update(caller, body)),
    removeContentActivity: async (_request, { caller }) => {
      await activityRows.removeAllOf(caller.identityId);
      return done(undefined);
    },
    migrateDownloads: ({ body }, { caller }) =>
      within(limits, caller.identityId, () =>
        activity.migrate(body.fromDeviceId, { caller, locale: body.locale }),
      ),
  };
}

async function within<T>(
  limits: RateLimits,
  identityId: string,
  write: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return (await limits.take("libraryWritesByIdentity", identityId)) ?? (await write());
}
