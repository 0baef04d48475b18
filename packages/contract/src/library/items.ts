import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";
import {
  ContentRef,
  ContentType,
  filterViewId,
  FilterView,
  LibraryContent,
  nextCursor,
  PageBody,
  PageQuery,
  shared,
} from "./library-content.ts";

/** More than fit on the first screen are no pins. */
export const MOST_PINS = 8;
const MOST_EDITS = 100;

const SortType = z.enum(["recentlyKept", "title"]);
const SortOrder = z.enum(["ascending", "descending"]);

const LibraryItem = z
  .object({
    content: LibraryContent,
    keptAt: Instant,
    isReminding: z.boolean().describe("Of a show: its new episodes are among the notifications"),
    pin: z.int().positive().nullable().describe("Its place among the pins; null of what is not pinned"),
    isGone: z
      .boolean()
      .describe("It has left the catalogue and can only be removed; what is told of it is as it last was"),
  })
  .meta({ id: "LibraryItem" });
export type LibraryItem = z.infer<typeof LibraryItem>;

const LibraryPage = z
  .object({
    pins: z.array(LibraryItem).describe("With the first page only, in the order of the person"),
    items: z.array(LibraryItem).describe("Without the pins"),
    nextCursor,
    imageSize: z
      .object({ width: z.int(), height: z.int() })
      .describe("In what pixels to ask for the pictures of the preferred variant"),
  })
  .meta({ id: "LibraryPage" });
export type LibraryPage = z.infer<typeof LibraryPage>;

export const getLibraryItems = defineEndpoint({
  ...shared,
  name: "getLibraryItems",
  method: "GET",
  path: "/library/v1/items",
  summary: "What the person keeps: channels, shows and episodes, with what was kept last first",
  query: z.object(PageQuery),
  response: LibraryPage,
  refusals: ["INVALID_PAYLOAD"],
});

export const getLibraryFilters = defineEndpoint({
  ...shared,
  name: "getLibraryFilters",
  method: "GET",
  path: "/library/v1/filters",
  summary: "By what the library can be narrowed down and sorted, and how much each leaves",
  response: z.object({
    filterViews: z.array(FilterView),
    filterTypes: z.array(z.object({ filterType: ContentType, count: z.int().min(0) })),
    sortTypes: z.array(SortType),
    sortOrders: z.array(SortOrder),
  }),
  refusals: [],
});

export const getLibraryFilterView = defineEndpoint({
  ...shared,
  name: "getLibraryFilterView",
  method: "POST",
  path: "/library/v1/filter-views",
  summary: "One view of the library, in an order",
  body: z.object({
    ...PageBody,
    filterViewId: filterViewId.default("all"),
    filterTypes: z.array(ContentType).max(10).optional().describe("Only these kinds of the view"),
    sortType: SortType.default("recentlyKept"),
    sortOrder: SortOrder.optional().describe("Descending by when it was kept, ascending by title"),
    enableManualSort: z
      .boolean()
      .default(false)
      .describe("In the order that the person has given, whatever the sort says"),
    supportedMediaType: z
      .array(z.enum(["audio", "video"]))
      .min(1)
      .max(2)
      .default(["audio"])
      .describe("What the caller can play; all that there is to keep is audio"),
    preferredImageVariant: z.enum(["WIDE", "SQUARE"]).default("SQUARE"),
  }),
  response: LibraryPage,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
  isRepeatable: true,
});

const KeptState = ContentRef.extend({ isReminding: z.boolean() });

export const listKept = defineEndpoint({
  ...shared,
  name: "listKept",
  method: "GET",
  path: "/library/v1/kept",
  summary: "The ids of what the person keeps, the last thousand of them",
  response: z.object({ kept: z.array(KeptState) }),
  refusals: [],
});

const isReminding = z.boolean().optional().describe("Of a show, true unless said when it is first kept");
const LibraryEdit = ContentRef.extend({ action: z.enum(["keep", "remove"]), isReminding });
export type LibraryEdit = z.infer<typeof LibraryEdit>;

const EditedItem = ContentRef.extend({
  isKept: z.boolean(),
  keptAt: Instant.nullable(),
  isReminding: z.boolean(),
}).meta({ id: "EditedLibraryItem" });
export type EditedItem = z.infer<typeof EditedItem>;

export const updateLibrary = defineEndpoint({
  ...shared,
  name: "updateLibrary",
  method: "POST",
  path: "/library/v1/items",
  summary: "Keeps something or keeps it no longer; what is so already stays as it was",
  body: LibraryEdit,
  response: EditedItem,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  isRepeatable: true,
});

export const bulkEditLibrary = defineEndpoint({
  ...shared,
  name: "bulkEditLibrary",
  method: "POST",
  path: "/library/v1/items/bulk-edit",
  summary: "Several edits, and the person's own order: all of it, or nothing where something is not there",
  body: z.object({
    edits: z.array(LibraryEdit).max(MOST_EDITS).default([]).describe("Of one thing the last holds"),
    order: z
      .array(ContentRef)
      .min(2)
      .max(MOST_EDITS)
      .optional()
      .describe("Things of the library that take the places that they have together, in this order"),
  }),
  response: z.object({ items: z.array(EditedItem).describe("As they are now, one for each edit") }),
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  isRepeatable: true,
});

export const updatePinsState = defineEndpoint({
  ...shared,
  name: "updatePinsState",
  method: "PUT",
  path: "/library/v1/pins",
  summary: "Says what of the library is pinned, all of it, in order",
  body: z.object({ pins: z.array(ContentRef).max(MOST_PINS) }),
  response: z.object({ pins: z.array(ContentRef) }),
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
});
