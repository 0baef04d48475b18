import { LISTEN_PATHS } from "../../paths/listen-paths.ts";
import type { RouteRow } from "../route-row.ts";

/** Beyond the list of addresses that were asked for: where channels are heard, open to everybody, and what is kept of them. */
export const listenRows: readonly RouteRow[] = [
  {
    kind: "page",
    path: LISTEN_PATHS.listen,
    title: "title.listen",
    dictionary: ["catalogue", "listening", "taste"],
    page: async () => (await import("../../pages/listen/listen-page.tsx")).ListenPage,
  },
  {
    kind: "page",
    path: LISTEN_PATHS.channel,
    title: "title.listen",
    dictionary: ["catalogue", "listening", "taste"],
    page: async () => (await import("../../pages/listen/listen-channel-page.tsx")).ListenChannelPage,
  },
  {
    kind: "page",
    path: LISTEN_PATHS.show,
    title: "title.show",
    dictionary: ["catalogue", "library", "listening", "taste"],
    page: async () => (await import("../../pages/listen/show-page.tsx")).ShowPage,
  },
  {
    kind: "page",
    path: LISTEN_PATHS.artist,
    title: "title.artist",
    dictionary: ["catalogue", "library", "listening", "taste"],
    page: async () => (await import("../../pages/listen/artist-page.tsx")).ArtistPage,
  },
  {
    kind: "page",
    path: LISTEN_PATHS.offline,
    title: "title.offline",
    guard: "signedIn",
    isReadableOffline: true,
    dictionary: ["catalogue", "library", "listening", "taste"],
    page: async () => (await import("../../pages/listen/offline-page.tsx")).OfflinePage,
  },
  {
    kind: "page",
    path: LISTEN_PATHS.search,
    title: "title.search",
    dictionary: ["catalogue", "listening", "taste"],
    page: async () => (await import("../../pages/listen/search-page.tsx")).SearchPage,
  },
  {
    kind: "page",
    path: LISTEN_PATHS.library,
    title: "title.library",
    guard: "signedIn",
    dictionary: ["catalogue", "library", "listening", "taste"],
    page: async () => (await import("../../pages/listen/library-page.tsx")).LibraryPage,
  },
];
