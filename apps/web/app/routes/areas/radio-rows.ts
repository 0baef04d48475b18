import type { RouteRow } from "../route-row.ts";

const SATELLITE = "subscribe/checkout/purchase/satellite";

const forRadios = { kind: "flow", title: "title.satellite", dictionary: ["radios", "signal"] } as const;

/** What is done for a radio, by whoever is beside it. */
export const radioRows: readonly RouteRow[] = [
  {
    ...forRadios,
    path: `${SATELLITE}/organic/new`,
    flag: { name: "enableSatelliteOrganicNonAccordion", fallback: `${SATELLITE}/organic` },
    flow: "satelliteOrganic",
  },
  { ...forRadios, path: `${SATELLITE}/organic`, flow: "satelliteOrganicAccordion" },
  { ...forRadios, path: SATELLITE, flow: "satelliteOrganicAccordion" },
  {
    kind: "page",
    path: "subscribe/refresh-signal",
    title: "title.refresh-signal",
    dictionary: ["signal", "radios"],
    page: async () => (await import("../../pages/refresh-signal-page.tsx")).RefreshSignalPage,
  },
];
