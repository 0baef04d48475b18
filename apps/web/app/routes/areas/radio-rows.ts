import { PATHS } from "../../paths/paths.ts";
import type { RouteRow } from "../route-row.ts";

/** What is done for a radio, by whoever is beside it. */
export const radioRows: readonly RouteRow[] = [
  {
    kind: "page",
    path: "subscribe/refresh-signal",
    title: "title.refresh-signal",
    dictionary: ["signal", "radios"],
    page: async () => (await import("../../pages/refresh-signal-page.tsx")).RefreshSignalPage,
  },
  {
    kind: "page",
    path: PATHS.claimTrial,
    title: "title.claim-trial",
    dictionary: ["vehicles", "security"],
    page: async () => (await import("../../pages/claim-trial-page.tsx")).ClaimTrialPage,
  },
];
