import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readFiles } from "../checks/parsers/read-files.ts";
import { measureHouse } from "./measure-house.ts";

const [folder = fileURLToPath(new URL("../..", import.meta.url))] = process.argv.slice(2);
const { rows, linesOfWiring, doors, leftovers } = measureHouse(readFiles(resolve(folder)));

console.table(
  Object.fromEntries(
    rows.map((row) => [
      row.workspace,
      {
        files: row.files,
        "median lines": row.medianLines,
        "imports per file": row.importsPerFile.toFixed(1),
        "single importer": `${Math.round(row.singleImporterShare * 100)} %`,
        "folders of one file": row.foldersOfOneFile,
        "imports up 3 or more": row.climbingImports,
        "folders in value cycles": `${row.foldersInCycles} in ${row.cycles}`,
      },
    ]),
  ),
);
console.log(`Wiring of the API (app.ts, build.ts): ${linesOfWiring} lines`);
const total = (of: "exports" | "factories") => doors.reduce((sum, door) => sum + door[of], 0);
console.log(
  `Doors of the API: ${doors.length}, with ${total("exports")} exports, ${total("factories")} of them factories; ` +
    `${doors.filter(({ factories }) => factories > 1).length} doors have more than one factory`,
);
console.log(
  `Against the rules of shape: ${Object.entries(leftovers)
    .map(([rule, count]) => `${count} ${rule}`)
    .join(", ")}`,
);
console.table(Object.fromEntries(doors.map(({ door, ...counts }) => [door, counts])));
