import type { RouteRow } from "../route-row.ts";

/** The ways in: all of them, and those that are free to begin with. */
export const doorRows: readonly RouteRow[] = [
  {
    kind: "page",
    path: "subscribe",
    title: "title.subscribe",
    dictionary: "deals",
    page: async () => (await import("#features/offers/show-doors/doors-page.tsx")).DoorsPage,
  },
  {
    kind: "page",
    path: "subscribe/trial",
    title: "title.trials",
    dictionary: "deals",
    page: async () => (await import("#features/offers/show-doors/trial-door-page.tsx")).TrialDoorPage,
  },
];
