import { frameRow } from "./frame-row.ts";
import { guardedRows } from "./guarded-rows.ts";
import type { RouteRow } from "./route-row.ts";

/** The rows of the guarded root, with the navigation of the account around those of its pages that say so. */
export const framedRows: readonly RouteRow[] = guardedRows.map(frameRow);
