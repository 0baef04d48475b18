import { migrateDownloads, removeContentActivity, updateContentActivity } from "./activity.ts";
import * as autoDownloads from "./auto-downloads.ts";
import * as items from "./items.ts";
import * as episodes from "./library-episodes.ts";
import * as notifications from "./notifications.ts";

/** The calls about what a person keeps. */
export const library = {
  getLibraryItems: items.getLibraryItems,
  getLibraryFilters: items.getLibraryFilters,
  getLibraryFilterView: items.getLibraryFilterView,
  listKept: items.listKept,
  updateLibrary: items.updateLibrary,
  bulkEditLibrary: items.bulkEditLibrary,
  updatePinsState: items.updatePinsState,
  getNewEpisodes: episodes.getNewEpisodes,
  getYourEpisodes: episodes.getYourEpisodes,
  getMadeForYou: episodes.getMadeForYou,
  getUserProgress: episodes.getUserProgress,
  getNotifications: notifications.getNotifications,
  getNotificationFilters: notifications.getNotificationFilters,
  getNotificationFilterView: notifications.getNotificationFilterView,
  updateNotifications: notifications.updateNotifications,
  listAutoDownloads: autoDownloads.listAutoDownloads,
  getAutoDownloadFilterView: autoDownloads.getAutoDownloadFilterView,
  setAutoDownload: autoDownloads.setAutoDownload,
  removeAutoDownload: autoDownloads.removeAutoDownload,
  updateContentActivity,
  removeContentActivity,
  migrateDownloads,
} as const;
