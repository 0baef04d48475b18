import { z } from "zod";
import { ListeningAccess } from "../listening/playback.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";
import { Instant } from "../wire/time.ts";
import { BROWSE_VERSION_PREFIX } from "./browse-version.ts";
import { CatalogueItem } from "./catalogue-item.ts";

/** What a page or a container is asked for with, before it is written as one word. */
export const BrowseInput = z.strictObject({
  locale: Locale.describe("Of titles and texts"),
  itemCount: z.int().min(1).max(50).default(8).describe("Of each set at once"),
});
export type BrowseInput = z.input<typeof BrowseInput>;

export const BrowseItem = CatalogueItem.extend({
  access: ListeningAccess.describe("Of the channel that it is heard on"),
}).meta({ id: "BrowseItem" });
export type BrowseItem = z.infer<typeof BrowseItem>;

const BrowseSet = z
  .object({
    setId: z.string(),
    title: z.string().nullable().describe("Null where its container says it all"),
    items: z.array(BrowseItem),
    paginationUrl: z.string().nullable().describe("Gets what comes after these; null where nothing does"),
  })
  .meta({ id: "BrowseSet" });
export type BrowseSet = z.infer<typeof BrowseSet>;

export const BrowseContainer = z
  .object({
    containerId: z.string(),
    title: z.string(),
    containerUrl: z.string().describe("Gets it again, by itself"),
    sets: z.array(BrowseSet),
  })
  .meta({ id: "BrowseContainer" });
export type BrowseContainer = z.infer<typeof BrowseContainer>;

const BrowsePage = z
  .object({
    entityType: z.string(),
    entityId: z.string(),
    title: z.string(),
    item: BrowseItem.nullable().describe(
      "The channel or show that it is the page of; null of one of the brand",
    ),
    airings: z
      .array(z.object({ startsAt: Instant, endsAt: Instant }))
      .describe("Of a show when it is on next, an airing that is on now first; none of anything else"),
    containers: z.array(BrowseContainer).describe("Those with something in them"),
  })
  .meta({ id: "BrowsePage" });

const id = z.string().min(1).max(100);
const query = z
  .string()
  .max(2_100)
  .describe(`"${BROWSE_VERSION_PREFIX}", and base64url of the JSON of a locale and an itemCount`);
const url = z.string().min(1).max(2_300);

const shared = {
  domain: "browse",
  grant: "access",
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
  retry: "limited",
} as const;

export const getPageView = defineEndpoint({
  ...shared,
  name: "getPageView",
  method: "GET",
  path: "/browse/v1/pages/{pageEntityType}/{pageEntityId}/view",
  summary: "A page of things to hear, with whether the caller may: of the brand, of a channel or of a show",
  params: z.object({ pageEntityType: id, pageEntityId: id }),
  query: z.object({ query }),
  response: BrowsePage,
});

export const getContainerView = defineEndpoint({
  ...shared,
  name: "getContainerView",
  method: "POST",
  path: "/browse/v1/containers/{containerId}/view",
  summary: "One container of a page, by its id",
  params: z.object({ containerId: id }),
  query: z.object({ query }),
  response: BrowseContainer,
  isRepeatable: true,
});

export const getPage = defineEndpoint({
  ...shared,
  name: "getPage",
  method: "GET",
  path: "/browse/v1/pages/{entityType}/{entityId}",
  summary: "The same page for whoever does not write queries",
  params: z.object({ entityType: id, entityId: id }),
  query: z.object({ locale: Locale, itemCount: z.coerce.number().int().min(1).max(50).default(8) }),
  response: BrowsePage,
});

export const getContainer = defineEndpoint({
  ...shared,
  name: "getContainer",
  method: "GET",
  path: "/browse/v1/containers/{containerUrl}",
  summary: "A container by the URL that a page gave for it",
  params: z.object({ containerUrl: url }),
  response: BrowseContainer,
});

export const getSetSegment = defineEndpoint({
  ...shared,
  name: "getSetSegment",
  method: "GET",
  path: "/browse/v1/segments/{paginationUrl}",
  summary: "What comes next in a set, by the URL that came with what was before it",
  params: z.object({ paginationUrl: url }),
  response: BrowseSet,
});
