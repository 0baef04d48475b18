import { z } from "zod";
import { BrowseItem } from "../catalogue/browse.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";
import {
  filterViewId,
  FilterView,
  LibraryEpisode,
  nextCursor,
  PageBody,
  PageQuery,
  shared,
} from "./library-content.ts";

const AutoDownloadList = z
  .enum(["new-episodes", "show-podcasts"])
  .describe("New episodes of any show, or the podcasts of a show on which people talk, the older ones too");
export type AutoDownloadList = z.infer<typeof AutoDownloadList>;

const AutoDownload = z
  .object({
    entityId: z.string().describe("Of the show"),
    show: BrowseItem,
    setAt: Instant,
    mostEpisodes: z.int(),
    episodes: z
      .array(LibraryEpisode)
      .describe("Those that a device should have by now: not finished, and the person may hear them"),
  })
  .meta({ id: "AutoDownload" });
export type AutoDownload = z.infer<typeof AutoDownload>;

const AutoDownloadPage = z
  .object({ autoDownloads: z.array(AutoDownload), filterViews: z.array(FilterView), nextCursor })
  .meta({ id: "AutoDownloadPage" });

const list = z.object({ list: AutoDownloadList });
const one = list.extend({ entityId: z.string().min(1).max(100) });

export const listAutoDownloads = defineEndpoint({
  ...shared,
  name: "listAutoDownloads",
  method: "GET",
  path: "/library/v1/auto-downloads/{list}",
  summary: "The shows whose episodes the person's devices download by themselves, and which these are now",
  params: list,
  query: z.object(PageQuery),
  response: AutoDownloadPage,
  refusals: ["INVALID_PAYLOAD"],
});

export const getAutoDownloadFilterView = defineEndpoint({
  ...shared,
  name: "getAutoDownloadFilterView",
  method: "POST",
  path: "/library/v1/auto-downloads/{list}/filter-views",
  summary: "One view of such a list",
  params: list,
  body: z.object({ ...PageBody, filterViewId }),
  response: AutoDownloadPage,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
  isRepeatable: true,
});

export const setAutoDownload = defineEndpoint({
  ...shared,
  name: "setAutoDownload",
  method: "PUT",
  path: "/library/v1/auto-downloads/{list}/{entityId}",
  summary: "Puts a show on such a list, or says how many episodes of it to have",
  params: one,
  body: z.object({ mostEpisodes: z.int().min(1).max(10).default(3) }),
  response: z.object({ entityId: z.string(), setAt: Instant, mostEpisodes: z.int() }),
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
});

export const removeAutoDownload = defineEndpoint({
  ...shared,
  name: "removeAutoDownload",
  method: "DELETE",
  path: "/library/v1/auto-downloads/{list}/{entityId}",
  summary: "Takes a show off such a list, whether it was on it or not",
  params: one,
  success: 204,
  refusals: ["INVALID_PAYLOAD"],
});
