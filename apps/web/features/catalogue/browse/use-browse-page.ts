import { loadBrowsePage } from "@skywave/services/catalogue/browse-catalogue";
import { useTranslate } from "#i18n/translation-context.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

export interface BrowsePlace {
  pageEntityType: "page" | "channel-linear" | "show";
  pageEntityId: string;
}

/** What there is on a page of things to hear; asked for once by all parts of the page that tell of it. */
export function useBrowsePage({ pageEntityType, pageEntityId }: BrowsePlace) {
  const { locale } = useTranslate<"catalogue">();
  return useServerData({
    area: "catalogue",
    verb: "getPageView",
    params: [pageEntityType, pageEntityId, locale],
    ask: (skywave) => loadBrowsePage(skywave, { pageEntityType, pageEntityId }, { locale }),
    follows: true,
  });
}
