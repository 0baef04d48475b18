import type { CallAnswer, CallRequest, ContentType, LibraryItem, LibraryPage } from "@skywave/contract";
import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { type Contents, entryOf, itemIdOf, refOf } from "../contents/contents.ts";
import { cutPage, readCursor, TIME_KEY } from "../contents/page-cursor.ts";
import type { PresentContents, Reader } from "../contents/present-contents.ts";
import type { ItemsRepository, LibraryRow, LibrarySort } from "./items-repository.ts";

type Asked = CallRequest<"library", "getLibraryFilterView">["body"];

const EVERY_TYPE: readonly ContentType[] = [
  "channel-linear",
  "show",
  "artist-station",
  "episode-audio",
  "episode-podcast",
];
const VIEWS = new Map<string, readonly ContentType[]>([
  ["all", EVERY_TYPE],
  ["channels", ["channel-linear"]],
  ["shows", ["show"]],
  ["artists", ["artist-station"]],
  ["episodes", ["episode-audio", "episode-podcast"]],
]);

const IMAGE_SIZES = {
  SQUARE: { width: 1080, height: 1080 },
  WIDE: { width: 1920, height: 1080 },
} as const;
const KEYS: Record<LibrarySort, z.ZodType<string | number>> = {
  recentlyKept: TIME_KEY,
  title: z.string().max(200),
  manual: z.int(),
};
const MOST_KEPT = 1_000;

export interface ShowLibrary {
  view(asked: Asked, reader: Reader): Promise<Outcome<LibraryPage>>;
  filters(identityId: string): Promise<CallAnswer<"library", "getLibraryFilters">>;
  kept(identityId: string): Promise<CallAnswer<"library", "listKept">>;
}

/** Shows people what they keep. */
export function createShowLibrary({
  items,
  contents,
  present,
  clock,
}: {
  items: ItemsRepository;
  contents: Pick<Contents, "findKept">;
  present: Pick<PresentContents, "all">;
  clock: Clock;
}): ShowLibrary {
  /** Episodes that are kept no more are left out; what has left the catalogue is told of as gone. */
  const write = async (rows: readonly LibraryRow[], reader: Reader): Promise<LibraryItem[]> => {
    const byId = new Map(rows.map((row) => [row.itemId, row]));
    const found = await contents.findKept(rows);
    const shown = await present.all(found, reader);
    return shown.flatMap((content, at) => {
      const known = found[at];
      const row = known && byId.get(itemIdOf(refOf(known)));
      if (known === undefined || row === undefined) return [];
      const { isReminding, pin } = row;
      const isGone = entryOf(known).retiredAt !== null;
      return [{ content, keptAt: row.keptAt.toString(), isReminding, pin, isGone }];
    });
  };
  return {
    async view(asked, reader) {
      const { sort, isDescending } = orderOf(asked);
      const view = VIEWS.get(asked.filterViewId);
      if (view === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "filterView" });
      const wanted = asked.filterTypes ?? EVERY_TYPE;
      const types = asked.supportedMediaType.includes("audio")
        ? view.filter((type) => wanted.includes(type))
        : [];
      const after = readCursor(asked.cursor, sortName(sort, isDescending), KEYS[sort]);
      if (!after.ok) return after;
      const entityTypes = types.length === EVERY_TYPE.length ? undefined : types;
      const now = clock.realNow();
      const { identityId } = reader.caller;
      const size = asked.resultSize + 1;
      const rows = await items.list(identityId, {
        entityTypes,
        sort,
        isDescending,
        size,
        now,
        after: after.data,
      });
      const pins = after.data === undefined ? await items.listPins(identityId, { entityTypes, now }) : [];
      const { page, nextCursor } = cutPage(rows, asked.resultSize, (row) => ({
        sort: sortName(sort, isDescending),
        key: keyOf(row, sort),
        id: row.itemId,
      }));
      const written = await write([...pins, ...page], reader);
      return done({
        pins: written.filter(({ pin }) => pin !== null),
        items: written.filter(({ pin }) => pin === null),
        nextCursor,
        imageSize: IMAGE_SIZES[asked.preferredImageVariant],
      });
    },

    filters: async (identityId) => tellFilters(await items.count(identityId, clock.realNow())),

    async kept(identityId) {
      const rows = await items.listNewest(identityId, { entityTypes: EVERY_TYPE, size: MOST_KEPT });
      return {
        kept: rows.map(({ entityType, entityId, isReminding }) => ({ entityType, entityId, isReminding })),
      };
    },
  };
}

function tellFilters(
  counts: Awaited<ReturnType<ItemsRepository["count"]>>,
): CallAnswer<"library", "getLibraryFilters"> {
  const countOf = (types: readonly ContentType[]) =>
    counts.reduce((sum, each) => sum + (types.includes(each.entityType) ? each.count : 0), 0);
  return {
    filterViews: [...VIEWS].map(([filterViewId, types]) => ({ filterViewId, count: countOf(types) })),
    filterTypes: EVERY_TYPE.map((filterType) => ({ filterType, count: countOf([filterType]) })),
    sortTypes: ["recentlyKept", "title"],
    sortOrders: ["ascending", "descending"],
  };
}

function orderOf({ enableManualSort, sortType, sortOrder }: Asked): {
  sort: LibrarySort;
  isDescending: boolean;
} {
  // The highest place is the first.
  if (enableManualSort) return { sort: "manual", isDescending: true };
  return { sort: sortType, isDescending: (sortOrder ?? usualOrder(sortType)) === "descending" };
}

const usualOrder = (sortType: Asked["sortType"]) => (sortType === "title" ? "ascending" : "descending");
const sortName = (sort: LibrarySort, isDescending: boolean) =>
  `library ${sort} ${isDescending ? "down" : "up"}`;

function keyOf({ keptAt, plainTitle, place }: LibraryRow, sort: LibrarySort): string | number {
  return { recentlyKept: keptAt.toString(), title: plainTitle, manual: place }[sort];
}
