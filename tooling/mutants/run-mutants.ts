import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { type Area, AREAS, THRESHOLD_IN_PERCENT } from "./areas.ts";

type Fault = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const FOUND = new Set<string>(["Killed", "Timeout"]);
const MISSED = new Set<string>(["Survived", "NoCoverage"]);

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Plants one fault after another in an area, or in a folder of it, and tells which ones its tests do not find. */
async function runMutants(name: string, area: Area, folder: string): Promise<boolean> {
  // Read by the configuration of Vitest, in each worker.
  process.env["MUTANTS_AREA"] = name;
  process.env["MUTANTS_FOLDER"] = folder;
  const faults = await new Stryker({
    mutate: [...(folder === "" ? area.faultsIn : [`${folder}/**/*.ts`]), "!**/*.test.ts", "!**/testing/**"],
    plugins: ["@stryker-mutator/vitest-runner", "./tooling/mutants/stryker-plugins.ts"],
    ignorers: ["thrown-texts"],
    testRunner: "vitest",
    vitest: { configFile: "tooling/mutants/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    concurrency: 2,
    // A busy machine takes its time to open a database, which must not pass for a fault that was found.
    timeoutMS: area.needsDatabase ? 60_000 : 5_000,
    // A fault outside of functions takes a fresh worker and all tests.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `.cache/mutants/${[name, ...folder.split("/")].filter(Boolean).join("-")}.json`,
    tempDirName: ".cache/mutants/copies",
    ignorePatterns: [".cache", ".data", "dist", "test-results", "playwright-report"],
    // TypeScript 7 has no programming interface by which Stryker could rewrite the file that it looks for.
    tsconfigFile: "tooling/mutants/no-tsconfig.json",
    disableTypeChecks: false,
    reporters: [],
    allowConsoleColors: false,
  }).runMutationTest();
  // What was found out about other folders comes back, too.
  return reportFaults(
    folder === "" ? name : folder,
    faults.filter(({ fileName }) => relative(root, fileName).startsWith(folder)),
  );
}

function reportFaults(place: string, faults: readonly Fault[]): boolean {
  const found = faults.filter(({ status }) => FOUND.has(status)).length;
  const missed = faults.filter(({ status }) => MISSED.has(status));
  const judged = found + missed.length;
  const percent = judged === 0 ? 100 : (100 * found) / judged;
  for (const { fileName, location, mutatorName, replacement } of missed) {
    const { line, column } = location.start;
    console.log(`${relative(root, fileName)}:${line}:${column}  ${mutatorName}  ${replacement}`);
  }
  console.log(
    `${place}: ${percent.toFixed(1)} % of ${judged} faults found, ${THRESHOLD_IN_PERCENT} % asked for`,
  );
  return percent >= THRESHOLD_IN_PERCENT;
}

const [name = "", folder = ""] = process.argv.slice(2);
const area = AREAS[name];
if (area === undefined) {
  console.error(`There is no area "${name}". Areas: ${Object.keys(AREAS).join(", ")}`);
  process.exitCode = 2;
} else if (!(await runMutants(name, area, folder.replace(/\/$/, "")))) {
  process.exitCode = 1;
}
