import type { ComponentType } from "react";
import type { RouteRow } from "./route-row.ts";

/** The same row, with the navigation of the account around its page where it says so. */
export function frameRow(row: RouteRow): RouteRow {
  return row.kind === "page" && row.isInAccount === true ? { ...row, page: () => framed(row.page) } : row;
}

/** The frame comes with the page, and not with the table: whoever signs in has no use for it yet. */
async function framed(page: () => Promise<ComponentType>): Promise<ComponentType> {
  const [{ inAccount }, Page] = await Promise.all([import("../account/in-account.tsx"), page()]);
  return inAccount(Page);
}
