import { z } from "zod";
import { Instant } from "../wire/time.ts";
import { ImageName } from "./image-params.ts";

/** What the catalogue holds, by the names that the content calls have for it. */
export const EntityType = z.enum(["channel-linear", "show", "artist-station"]);
export type EntityType = z.infer<typeof EntityType>;

/** A channel, a show or an artist's station as lists of found things have it. */
export const CatalogueItem = z
  .object({
    entityType: EntityType,
    entityId: z.string().describe("Of a channel its number, which never changes hands"),
    title: z.string().describe("A name, in the language that was asked for"),
    text: z
      .string()
      .nullable()
      .describe("A sentence or two in the language that was asked for; null where there is none"),
    longText: z.string().nullable().describe("What its own page says of it; null where there is none"),
    genre: z.string(),
    language: z.enum(["en", "fr"]).describe("Of what is heard"),
    channel: z.object({ number: z.int().positive(), name: z.string() }),
    image: ImageName.nullable().describe("Null where nothing is drawn"),
    onAir: z
      .object({ startsAt: Instant, endsAt: Instant, isOnNow: z.boolean() })
      .nullable()
      .describe("Of a show the airing that is on, or else the next one"),
  })
  .meta({ id: "CatalogueItem" });
export type CatalogueItem = z.infer<typeof CatalogueItem>;
