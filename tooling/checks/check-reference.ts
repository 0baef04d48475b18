import { apiReference } from "./parsers/api-reference.ts";
import { flowTable } from "./parsers/flows/flow-table.ts";
import type { SourceFile } from "./parsers/source-file.ts";

/** Documents that are made from the sources. */
export const MADE: readonly { path: string; make: (files: readonly SourceFile[]) => string }[] = [
  { path: "packages/sdk/reference.md", make: apiReference },
  { path: "docs/flows.md", make: flowTable },
];

/** The SDK's reference says what its docstrings say, and the table of flows what routes, definitions and screens say. */
export function checkReference(files: readonly SourceFile[]): string[] {
  return MADE.filter(({ path, make }) => files.find((file) => file.path === path)?.text !== make(files)).map(
    ({ path }) =>
      `${path}: is not what the sources say. Who reads it looks for what is not there; run npm run reference`,
  );
}
