import { importsOf } from "./imports-of.ts";
import { type SourceFile, isCode, isTest, workspaceOf } from "./source-file.ts";

/**
 * The arrows that a document draws: "`web` → `services`, `sdk`" in a list, or in a row of a table, means that
 * the first imports each of the others.
 */
export function drawnArrows(text: string): ReadonlySet<string> {
  const arrows = new Set<string>();
  for (const [, from = "", targets = ""] of text.matchAll(
    /`([a-z-]+)`\s*→\s*((?:`[a-z-]+`(?:\s*\([^)]*\))?(?:,\s*|\s+and\s+)?)+)/g,
  ))
    for (const [, to = ""] of targets.matchAll(/`([a-z-]+)`/g)) arrows.add(`${from} → ${to}`);
  return arrows;
}

/** The arrows between packages that the code has; what only tests import draws none. */
export function codeArrows(files: readonly SourceFile[]): ReadonlySet<string> {
  const arrows = new Set<string>();
  for (const file of files) {
    const from = shortName(workspaceOf(file.path));
    if (!isCode(file.path) || isTest(file.path) || from === "") continue;
    for (const { specifier } of importsOf(file)) {
      const to = /^@skywave\/([^/]+)/.exec(specifier)?.[1];
      if (to !== undefined && to !== from) arrows.add(`${from} → ${to}`);
    }
  }
  return arrows;
}

function shortName(workspace: string): string {
  return workspace.split("/").at(-1) ?? "";
}
