import { z } from "zod";
import { BrowseContainer, BrowseItem } from "../catalogue/browse.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";

export const TasteType = z.enum(["genre", "mood", "artist"]);
export type TasteType = z.infer<typeof TasteType>;

const id = z.string().min(1).max(100);

/** Something that can be liked. */
const TasteKey = z.object({ tasteType: TasteType, tasteId: id });

const TasteValue = z.enum(["like", "dislike"]);
export type TasteValue = z.infer<typeof TasteValue>;

const ChosenValue = z.enum(["like", "dislike", "none"]);

const NamedTaste = TasteKey.extend({
  name: z.string().nullable().describe("Of an artist; genres and moods have words of each language"),
});

export const Taste = NamedTaste.extend({ value: TasteValue }).meta({ id: "Taste" });
export type Taste = z.infer<typeof Taste>;

/** Why something is for somebody. */
const Because = z
  .discriminatedUnion("kind", [
    NamedTaste.extend({ kind: z.literal("taste") }),
    z.object({ kind: z.literal("feedback"), thumbsUp: z.int().positive() }),
  ])
  .meta({ id: "Because" });
export type Because = z.infer<typeof Because>;

const MOST_PICKED = 100;
const answer = z.object({ tastes: z.array(Taste) });
const listSize = z.coerce.number().int().min(1).max(50);

export const getTaste = defineEndpoint({
  domain: "taste",
  name: "getTaste",
  method: "GET",
  path: "/taste/v1/tastes",
  summary: "What the person likes and dislikes",
  grant: "authenticated",
  response: answer,
  refusals: [],
  retry: "limited",
});

export const setTaste = defineEndpoint({
  domain: "taste",
  name: "setTaste",
  method: "PUT",
  path: "/taste/v1/tastes/{tasteType}/{tasteId}",
  summary: "Says of one genre, mood or artist whether the person likes it; none takes back what was said",
  grant: "authenticated",
  params: TasteKey,
  body: z.object({ value: ChosenValue }),
  response: answer,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
  retry: "limited",
});

export const tastePickerBulkUpdate = defineEndpoint({
  domain: "taste",
  name: "tastePickerBulkUpdate",
  method: "POST",
  path: "/taste/v1/tastes/bulk",
  summary: "Says so of several at once: of all of them or, where one is unknown, of none",
  grant: "authenticated",
  body: z.object({
    tastes: z
      .array(TasteKey.extend({ value: ChosenValue }))
      .min(1)
      .max(MOST_PICKED),
  }),
  response: answer,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
  retry: "limited",
  isRepeatable: true,
});

export const relatedTaste = defineEndpoint({
  domain: "taste",
  name: "relatedTaste",
  method: "GET",
  path: "/taste/v1/tastes/{tasteType}/{tasteId}/related",
  summary: "What whoever likes this may like, too; the nearest first",
  grant: "access",
  params: TasteKey,
  query: z.object({ resultSize: listSize.default(6) }),
  response: z.object({ tastes: z.array(NamedTaste) }),
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
  retry: "limited",
});

export const pivotingContainer = defineEndpoint({
  domain: "taste",
  name: "pivotingContainer",
  method: "GET",
  path: "/taste/v1/pivots/{entityType}/{entityId}",
  summary: "From a channel, a show or an episode to others like it, as browsing has them",
  grant: "access",
  params: z.object({ entityType: id, entityId: id }),
  query: z.object({ locale: Locale, itemCount: listSize.default(8) }),
  response: BrowseContainer,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
  retry: "limited",
});

export const forYou = defineEndpoint({
  domain: "taste",
  name: "forYou",
  method: "GET",
  path: "/taste/v1/for-you",
  summary: "Channels and shows in the order of the person's taste, each with why it is there",
  grant: "authenticated",
  query: z.object({ locale: Locale, resultSize: listSize.default(12) }),
  response: z.object({ items: z.array(BrowseItem.extend({ because: Because })) }),
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
});
