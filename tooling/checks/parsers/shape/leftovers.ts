import type { SourceFile } from "../source-file.ts";
import { SHAPE_RULES } from "./shape-rules.ts";

export const LEFTOVERS = "tooling/checks/leftovers.json";

/** How many things against a rule there are, by rule and place. */
export type Leftovers = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How many may be left. */
export function listedLeftovers(files: readonly SourceFile[]): Leftovers {
  return JSON.parse(files.find(({ path }) => path === LEFTOVERS)?.text ?? "{}");
}

/** How many there are. */
export function countLeftovers(files: readonly SourceFile[]): Leftovers {
  return Object.fromEntries(
    SHAPE_RULES.map(({ name, places }) => {
      const counts = new Map<string, number>();
      for (const place of places(files).toSorted()) counts.set(place, (counts.get(place) ?? 0) + 1);
      return [name, Object.fromEntries(counts)];
    }),
  );
}

/** The list without what is gone; nothing of it grows, and nothing is added. */
export function shrunkLeftovers(listed: Leftovers, counted: Leftovers): Leftovers {
  return Object.fromEntries(
    Object.entries(listed).map(([rule, places]) => [
      rule,
      Object.fromEntries(
        Object.entries(places)
          .map(([place, most]) => [place, Math.min(most, counted[rule]?.[place] ?? 0)] as const)
          .filter(([, count]) => count > 0),
      ),
    ]),
  );
}
