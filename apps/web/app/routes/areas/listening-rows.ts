import type { RouteRow } from "../route-row.ts";

/** What there is to hear. Open to everybody. */
export const listeningRows: readonly RouteRow[] = [
  {
    kind: "page",
    path: "listen/search",
    title: "title.search",
    dictionary: "catalogue",
    page: async () => (await import("../../pages/listening/search-page.tsx")).SearchPage,
  },
];
