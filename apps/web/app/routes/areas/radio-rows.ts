import type { RouteRow } from "../route-row.ts";

/** What is done for a radio, by whoever is beside it. */
export const radioRows: readonly RouteRow[] = [
  {
    kind: "flow",
    path: "subscribe/checkout/purchase/satellite/organic/new",
    title: "title.satellite",
    flag: {
      name: "enableSatelliteOrganicNonAccordion",
      fallback: "subscribe/checkout/purchase/satellite/organic",
    },
    dictionary: ["radios", "signal"],
    flow: "satelliteOrganic",
  },
  {
    kind: "flow",
    path: "subscribe/checkout/purchase/satellite/organic",
    title: "title.satellite",
    dictionary: ["radios", "signal"],
    flow: "satelliteOrganicAccordion",
  },
  {
    kind: "flow",
    path: "subscribe/checkout/purchase/satellite",
    title: "title.satellite",
    dictionary: ["radios", "signal"],
    flow: "satelliteOrganicAccordion",
  },
  {
    kind: "page",
    path: "subscribe/refresh-signal",
    title: "title.refresh-signal",
    dictionary: ["signal", "radios"],
    page: async () => (await import("../../pages/refresh-signal-page.tsx")).RefreshSignalPage,
  },
];
