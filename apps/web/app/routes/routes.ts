import { guardedRows } from "./guarded-rows.ts";
import type { RouteRow } from "./route-row.ts";
import { lastRow, topLevelRows } from "./top-level-rows.ts";

/** Every address of the app, one row each, in the order of the specification. */
export const routes: readonly RouteRow[] = [...topLevelRows, ...guardedRows, lastRow];

/** Whether a row stands inside the guarded root. */
export function isGuarded(row: RouteRow): boolean {
  return guardedRows.includes(row);
}
