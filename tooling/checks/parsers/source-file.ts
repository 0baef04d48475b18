/** A file as the checks see it; its path starts at the project's root and has forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Looks at all files and hands back one line for each thing that is wrong: where, what, and why it matters. */
export type Check = (files: readonly SourceFile[]) => string[];

export function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path) || path.includes("/testing/") || path.startsWith("tests/");
}

export function isCode(path: string): boolean {
  return /\.(?:ts|tsx|mjs)$/.test(path) && !path.endsWith(".d.ts");
}

/** `packages/domain` of `packages/domain/src/money/cents.ts`; the root is the empty name. */
export function workspaceOf(path: string): string {
  return /^(?:apps|packages)\/[^/]+|^tests(?=\/)/.exec(path)?.[0] ?? "";
}
