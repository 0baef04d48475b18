import { PATHS } from "../../paths/paths.ts";
import type { RouteRow } from "../route-row.ts";

/** The account's own page. Its row is known at once, so that whoever opens it does not wait for the table of all pages. */
export const accountRows: readonly RouteRow[] = [
  {
    kind: "page",
    path: PATHS.account,
    title: "title.account",
    guard: "signedIn",
    isReadableOffline: true,
    dictionary: ["security", "plans", "bills", "radios"],
    isInAccount: true,
    page: async () => (await import("../../pages/account-home-page.tsx")).AccountHomePage,
  },
];
