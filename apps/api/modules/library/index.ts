import type { Catalogue } from "#modules/catalogue/index.ts";
import type { Listening } from "#modules/listening/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createContents } from "./contents/contents.ts";
import { createPresentContents } from "./contents/present-contents.ts";
import { createActivitiesRepository } from "./downloads/activities-repository.ts";
import { createAutoDownloads } from "./downloads/auto-downloads.ts";
import { createAutoDownloadsRepository } from "./downloads/auto-downloads-repository.ts";
import { createContentActivity } from "./downloads/content-activity.ts";
import { createDownloadsRepository } from "./downloads/downloads-repository.ts";
import { createLikesRepository } from "./episodes/likes-repository.ts";
import { createListEpisodes } from "./episodes/list-episodes.ts";
import { createMadeForYou } from "./episodes/made-for-you.ts";
import { createShowEpisodes } from "./episodes/show-episodes.ts";
import { createYourEpisodesRepository } from "./episodes/your-episodes-repository.ts";
import { createEditLibrary } from "./items/edit-library.ts";
import { createEditsRepository } from "./items/edits-repository.ts";
import { createItemsRepository } from "./items/items-repository.ts";
import { createShowLibrary } from "./items/show-library.ts";
import { createNotificationReadsRepository } from "./notifications/notification-reads-repository.ts";
import { createNotifications } from "./notifications/notifications.ts";
import { createPlaybackStates } from "./playback/playback-state.ts";
import { createPlaybackStatesRepository } from "./playback/playback-states-repository.ts";
import { createLibraryHandlers, type LibraryHandlers } from "./routes.ts";

/** What people keep of all that can be heard, how far they are in it, and what is new in it. */
export interface Library extends Module {
  handlers: LibraryHandlers;
}

export interface LibraryNeeds {
  catalogue: Pick<Catalogue, "entries" | "playedNames">;
  listening: Pick<Listening, "accessOf">;
}

export function createLibrary(platform: Platform, { catalogue, listening }: LibraryNeeds): Library {
  const { clock, database, limits } = platform;
  const { accessOf } = listening;
  const stored = openStorage(platform);
  const { items, edits, states, reads, autoDownloads, activities, downloads } = stored;
  const contents = createContents(catalogue, clock);
  const present = createPresentContents({ catalogue, accessOf, states, clock });
  const showEpisodes = createShowEpisodes({ items, contents, clock });
  const shared = { contents, present, states, showEpisodes, accessOf, clock };
  return {
    handlers: createLibraryHandlers({
      library: createShowLibrary({ ...shared, items }),
      edits: createEditLibrary({ ...shared, items: edits }),
      episodes: createListEpisodes({ ...shared, yours: createYourEpisodesRepository(database) }),
      madeForYou: createMadeForYou({ catalogue, likes: createLikesRepository(database), present }),
      notifications: createNotifications({ ...shared, reads }),
      autoDownloads: createAutoDownloads({ ...shared, autoDownloads }),
      autoDownloadRows: autoDownloads,
      activity: createContentActivity({ ...shared, activities, downloads }),
      activityRows: activities,
      playback: createPlaybackStates(shared),
      limits,
    }),
    wipe: async (identityId) => {
      for (const each of [edits, states, reads, autoDownloads, activities, downloads])
        await each.removeAllOf(identityId);
    },
    removeExpired: async () => {
      for (const each of [edits, states, reads, downloads]) await each.removeExpired(clock.realNow());
    },
  };
}

function openStorage({ database }: Platform) {
  return {
    items: createItemsRepository(database),
    edits: createEditsRepository(database),
    states: createPlaybackStatesRepository(database),
    reads: createNotificationReadsRepository(database),
    autoDownloads: createAutoDownloadsRepository(database),
    activities: createActivitiesRepository(database),
    downloads: createDownloadsRepository(database),
  };
}
