import { z } from "zod";
import { BrowseItem } from "../catalogue/browse.ts";
import { EntityType } from "../catalogue/catalogue-item.ts";
import { EpisodeItem, EpisodeType } from "../catalogue/episode.ts";
import { ListeningAccess } from "../listening/playback.ts";
import { Locale } from "../wire/place.ts";
import { Instant } from "../wire/time.ts";

/** What a person can keep. */
export const ContentType = z.enum([...EntityType.options, ...EpisodeType.options]);
export type ContentType = z.infer<typeof ContentType>;

export const ContentRef = z.object({ entityType: ContentType, entityId: z.string().min(1).max(100) });
export type ContentRef = z.infer<typeof ContentRef>;

export const PlaybackState = z
  .object({
    positionInSeconds: z.int().min(0).describe("Where to go on; 0 of what was not begun"),
    isFinished: z.boolean(),
    updatedAt: Instant.nullable().describe("By the clock of whoever listened; null of what was not begun"),
  })
  .meta({ id: "PlaybackState" });
export type PlaybackState = z.infer<typeof PlaybackState>;

export const LibraryEpisode = EpisodeItem.extend({
  access: ListeningAccess.describe("Of the channel that it was on"),
  playback: PlaybackState,
}).meta({ id: "LibraryEpisode" });
export type LibraryEpisode = z.infer<typeof LibraryEpisode>;

export const LibraryContent = z.discriminatedUnion("entityType", [BrowseItem, LibraryEpisode]);
export type LibraryContent = z.infer<typeof LibraryContent>;

/** From the answer before, for what comes after it. */
const cursor = z.string().min(1).max(600).optional();
const locale = Locale.describe("Of titles and texts");

/** One page of a list, as the body of a call asks for it. */
export const PageBody = { locale, resultSize: z.int().min(1).max(50).default(20), cursor };
/** The same in an address. */
export const PageQuery = { ...PageBody, resultSize: z.coerce.number().int().min(1).max(50).default(20) };
export const nextCursor = z.string().nullable().describe("Asks for what comes next; null where nothing does");

export const FilterView = z.object({ filterViewId: z.string(), count: z.int().min(0) });
export const filterViewId = z.string().min(1).max(40);

export const shared = { domain: "library", grant: "authenticated", retry: "limited" } as const;
