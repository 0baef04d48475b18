import { importsOf } from "../imports-of.ts";
import { resolvePath } from "../resolve-path.ts";
import { type SourceFile, isCode, isTest, workspaceOf } from "../source-file.ts";

/** One file of the project needs another one. */
export interface Edge {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

/** Which file needs which, with tests or without; what a package exports is followed to its source. */
export function importGraph(files: readonly SourceFile[], { withTests = false } = {}): Edge[] {
  const doors = doorsOf(files);
  const paths = new Set(files.map(({ path }) => path));
  return files
    .filter(({ path }) => isCode(path) && (withTests || !isTest(path)))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, isTypeOnly }) => {
        const to = resolvePath(file.path, specifier) ?? doorBehind(specifier, doors);
        return to !== undefined && paths.has(to) ? [{ from: file.path, to, isTypeOnly }] : [];
      }),
    );
}

interface Door {
  /** As it is imported, with a star for whatever stands there: `@skywave/domain/*`. */
  name: string;
  path: string;
}

function doorsOf(files: readonly SourceFile[]): Door[] {
  return files
    .filter(({ path }) => /^(?:apps|packages)\/[^/]+\/package\.json$|^tests\/package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const { name, exports = {} } = JSON.parse(text);
      return Object.entries(exports).map(([key, target]) => ({
        name: name + key.slice(1),
        path: workspaceOf(path) + String(target).slice(1),
      }));
    });
}

function doorBehind(specifier: string, doors: readonly Door[]): string | undefined {
  const exact = doors.find(({ name }) => name === specifier);
  if (exact !== undefined) return exact.path;
  const open = doors.find(({ name }) => name.endsWith("*") && specifier.startsWith(name.slice(0, -1)));
  return open?.path.replace("*", specifier.slice(open.name.length - 1));
}
