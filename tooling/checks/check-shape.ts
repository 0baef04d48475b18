import { LEFTOVERS, countLeftovers, listedLeftovers } from "./reading/shape/leftovers.ts";
import { folderCycles } from "./reading/shape/folder-cycles.ts";
import { SHAPE_RULES } from "./reading/shape/shape-rules.ts";
import type { SourceFile } from "./reading/source-file.ts";

/**
 * No folders that need each other, no type that stands for a factory's answer, one factory and no table to a door. What was there
 * when these rules came stands in a list by place, which may shrink and never grow.
 */
export function checkShape(files: readonly SourceFile[]): string[] {
  const listed = listedLeftovers(files);
  const counted = countLeftovers(files);
  const found = SHAPE_RULES.flatMap(({ name, why }) => {
    const [left, there] = [listed[name] ?? {}, counted[name] ?? {}];
    const places = [...new Set([...Object.keys(left), ...Object.keys(there)])].toSorted();
    return places.flatMap((place) => {
      const [most, count] = [left[place] ?? 0, there[place] ?? 0];
      if (count > most) return [`${place}: ${count} ${why}. No more than ${most} may be left here`];
      if (count < most)
        return [
          `${LEFTOVERS}: ${place} has ${count} of "${name}", and ${most} in the list. Run npm run shrink, so that they do not come back`,
        ];
      return [];
    });
  });
  const isCyclic = found.some((line) => line.includes("need values from each other"));
  return isCyclic ? [...found, ...folderCycles(files).map((circle) => circle.join(" ⇄ "))] : found;
}
