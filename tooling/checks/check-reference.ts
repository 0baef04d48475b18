import { writeSchema } from "../../apps/api/modules/catalogue/document/write-schema.ts";
import { apiReference } from "./parsers/api-reference.ts";
import { flowTable } from "./parsers/flows/flow-table.ts";
import type { SourceFile } from "./parsers/source-file.ts";
import { vehicleLifecycleTable } from "./parsers/vehicle-lifecycle-table.ts";

/** Documents that are made from the sources. */
export const MADE: readonly { path: string; make: (files: readonly SourceFile[]) => string }[] = [
  { path: "packages/sdk/reference.md", make: apiReference },
  { path: "docs/flows.md", make: flowTable },
  { path: "docs/vehicle-lifecycle.md", make: vehicleLifecycleTable },
  { path: "docs/catalogue.schema.json", make: writeSchema },
];

/** The SDK's reference says what its docstrings say, the table of flows what routes, definitions and screens say, that of vehicles what their state machine says, and the schema of the catalogue what an import takes. */
export function checkReference(files: readonly SourceFile[]): string[] {
  return MADE.filter(({ path, make }) => files.find((file) => file.path === path)?.text !== make(files)).map(
    ({ path }) =>
      `${path}: is not what the sources say. Who reads it looks for what is not there; run npm run reference`,
  );
}
