import { workspaceOf } from "./source-file.ts";

/** The file that an import names, from the project's root; nothing where it names a package. */
export function resolvePath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith("#")) return `${workspaceOf(from)}/${specifier.slice(1)}`;
  if (!specifier.startsWith(".")) return undefined;
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

/** The room of a file in an app: a module, a feature, else the first folder; an app's own files have none. */
export function roomOf(path: string): string | undefined {
  return /^apps\/(?:api|web)\/(?:(?:modules|features)\/[^/]+|[^/]+)(?=\/)/.exec(path)?.[0];
}
