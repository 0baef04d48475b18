import { LAYER_FOLDERS } from "../layer-folders.ts";
import { type SourceFile, isTest } from "../source-file.ts";
import { folderOf } from "./folder-cycles.ts";

/**
 * Where people look for a folder by its name, however little it holds: an area in each layer, a kind of order, a
 * provider, a subject of the domain.
 */
const NAMED_PARENTS: ReadonlySet<string> = new Set([
  ...Object.values(LAYER_FOLDERS),
  `${LAYER_FOLDERS.api}/orders`,
  "apps/api/providers",
  "packages/domain/src",
]);

/** Folders of code that hold one file, its test beside it or not, and no other folder. */
export function foldersOfOne(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (!/^(?:apps|packages)\//.test(path) || isTest(path)) continue;
    counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
  }
  const folders = [...counts.keys()];
  return [...counts]
    .filter(([folder, count]) => count === 1 && !NAMED_PARENTS.has(folderOf(folder)))
    .map(([folder]) => folder)
    .filter((folder) => !folders.some((other) => other.startsWith(`${folder}/`)));
}
