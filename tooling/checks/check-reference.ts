import { apiReference } from "./reading/api-reference.ts";
import type { SourceFile } from "./reading/source-file.ts";

export const REFERENCE = "packages/sdk/reference.md";

/** The SDK's reference says what its docstrings say. */
export function checkReference(files: readonly SourceFile[]): string[] {
  const written = files.find(({ path }) => path === REFERENCE)?.text;
  if (written === apiReference(files)) return [];
  return [
    `${REFERENCE}: is not what the sources say. Who reads it calls what is not there; run npm run reference`,
  ];
}
