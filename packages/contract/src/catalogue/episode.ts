import { z } from "zod";
import { Instant } from "../wire/time.ts";
import { CatalogueItem } from "./catalogue-item.ts";

export const EpisodeType = z.enum(["episode-audio", "episode-podcast"]);
export type EpisodeType = z.infer<typeof EpisodeType>;

/** An airing of a show that is over, as lists of episodes have it. */
export const EpisodeItem = CatalogueItem.omit({ onAir: true })
  .extend({
    entityType: EpisodeType.describe("episode-podcast where people talk"),
    entityId: z.string().describe("Of the show and the day: one-guest_2026-03-10"),
    title: z.string().describe("An editor's, or else that of its show; its day tells it from others"),
    show: z.object({ entityId: z.string(), title: z.string() }),
    airedAt: Instant,
    durationInSeconds: z.int().positive(),
    keptUntil: Instant.describe("From then on it can be heard no longer"),
  })
  .meta({ id: "EpisodeItem" });
export type EpisodeItem = z.infer<typeof EpisodeItem>;
