import type { ComponentType } from "react";
import { guardedRows } from "./guarded-rows.ts";
import type { RouteRow } from "./route-row.ts";

/** The rows of the guarded root, with the navigation of the account around those of its pages that say so. */
export const framedRows: readonly RouteRow[] = guardedRows.map((row) =>
  row.kind === "page" && row.isInAccount === true ? { ...row, page: () => framed(row.page) } : row,
);

/** The frame comes with the page, and not with the table: whoever signs in has no use for it yet. */
async function framed(page: () => Promise<ComponentType>): Promise<ComponentType> {
  const [{ inAccount }, Page] = await Promise.all([import("../account/in-account.tsx"), page()]);
  return inAccount(Page);
}
