import type { Figure } from "../figure.ts";
import { growthFigure } from "../growth/growth-figures.ts";
import type { RadiosResult } from "./measure-radios.ts";

/** What it takes to find a radio or an account, as lines of the report. */
export function radiosFigures({ sizes: { few, many }, lookups }: RadiosResult): Figure[] {
  return lookups.map((lookup) => growthFigure(lookup, `among ${few} radios`, `among ${many}`));
}
