import type { ActivityType, AutoDownloadList, ContentType, EpisodeType } from "@skywave/contract";
import { isNotNull } from "drizzle-orm";
import { bigserial, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** What people keep, each for themselves. */
export const libraryItems = pgTable(
  "library_items",
  {
    identityId: text().notNull(),
    /** Of the kind and the id: `show/one-guest`. */
    itemId: text().notNull(),
    entityType: text().$type<ContentType>().notNull(),
    entityId: text().notNull(),
    plainTitle: text().notNull(),
    genre: text().notNull(),
    keptAt: instant().notNull(),
    /** In the person's own order, the highest first; what is kept last is the highest until somebody moves it. */
    place: bigserial({ mode: "number" }).notNull(),
    isReminding: boolean().notNull(),
    /** Of a show: episodes from this one on are told of. */
    remindsSince: instant(),
    pin: integer(),
    /** Of an episode: from then on it can be heard no longer. */
    expiresAt: instant(),
  },
  ({ identityId, itemId, entityType, keptAt, plainTitle, place, pin, expiresAt }) => [
    primaryKey({ columns: [identityId, itemId] }),
    index("library_items_kept_at").on(identityId, keptAt, itemId),
    index("library_items_title").on(identityId, plainTitle, itemId),
    index("library_items_place").on(identityId, place, itemId),
    index("library_items_kind").on(identityId, entityType, keptAt, itemId),
    index("library_items_pin").on(identityId, pin).where(isNotNull(pin)),
    index("library_items_expires_at").on(expiresAt).where(isNotNull(expiresAt)),
  ],
);

/** How far people are in the episodes that they have begun. */
export const playbackStates = pgTable(
  "playback_states",
  {
    identityId: text().notNull(),
    entityId: text().notNull(),
    entityType: text().$type<EpisodeType>().notNull(),
    genre: text().notNull(),
    positionInSeconds: integer().notNull(),
    isFinished: boolean().notNull(),
    updatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  ({ identityId, entityId, updatedAt, expiresAt }) => [
    primaryKey({ columns: [identityId, entityId] }),
    index("playback_states_updated_at").on(identityId, updatedAt, entityId),
    index("playback_states_expires_at").on(expiresAt),
  ],
);

/** Which notifications people have read. */
export const notificationReads = pgTable(
  "notification_reads",
  {
    identityId: text().notNull(),
    notificationId: text().notNull(),
    expiresAt: instant().notNull(),
  },
  ({ identityId, notificationId, expiresAt }) => [
    primaryKey({ columns: [identityId, notificationId] }),
    index("notification_reads_expires_at").on(expiresAt),
  ],
);

/** Shows whose episodes people's devices download by themselves. */
export const autoDownloads = pgTable(
  "auto_downloads",
  {
    identityId: text().notNull(),
    list: text().$type<AutoDownloadList>().notNull(),
    showId: text().notNull(),
    mostEpisodes: integer().notNull(),
    setAt: instant().notNull(),
    /** Episodes before this one are not new. */
    newSince: instant().notNull(),
  },
  ({ identityId, list, showId }) => [primaryKey({ columns: [identityId, list, showId] })],
);

/** What people did with things, the last of each kind. */
export const contentActivities = pgTable(
  "content_activities",
  {
    identityId: text().notNull(),
    activityType: text().$type<Extract<ActivityType, "played" | "dismissed">>().notNull(),
    itemId: text().notNull(),
    genre: text().notNull(),
    happenedAt: instant().notNull(),
  },
  ({ identityId, activityType, itemId, happenedAt }) => [
    primaryKey({ columns: [identityId, activityType, itemId] }),
    index("content_activities_happened_at").on(identityId, activityType, happenedAt),
  ],
);

/** Which episodes each device of a person has downloaded. */
export const downloads = pgTable(
  "downloads",
  {
    identityId: text().notNull(),
    deviceId: text().notNull(),
    entityId: text().notNull(),
    entityType: text().$type<EpisodeType>().notNull(),
    downloadedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  ({ identityId, deviceId, entityId, expiresAt }) => [
    primaryKey({ columns: [identityId, deviceId, entityId] }),
    index("downloads_expires_at").on(expiresAt),
  ],
);

/** Which device has handed its downloads to which, so that who asks again hears the same. */
export const downloadMigrations = pgTable(
  "download_migrations",
  {
    identityId: text().notNull(),
    fromDeviceId: text().notNull(),
    toDeviceId: text().notNull(),
  },
  ({ identityId, fromDeviceId }) => [primaryKey({ columns: [identityId, fromDeviceId] })],
);
