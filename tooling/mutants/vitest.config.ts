import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { AREAS, judgesOf } from "./areas.ts";

const { MUTANTS_AREA = "", MUTANTS_FOLDER = "" } = process.env;
const area = AREAS[MUTANTS_AREA];
// Stryker copies the house and links what is installed, so a package's own name would lead out of the copy.
const copy = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root: copy,
  resolve: {
    alias: [
      {
        find: /^@skywave\/(contract|localization|sdk|tracking)$/,
        replacement: `${copy}packages/$1/src/index.ts`,
      },
      { find: /^@skywave\/(contract|domain|services)\/(.+)$/, replacement: `${copy}packages/$1/src/$2.ts` },
      { find: /^@skywave\/sdk\/(browser|testing)$/, replacement: `${copy}packages/sdk/src/$1/index.ts` },
    ],
  },
  test: {
    include: area === undefined ? [] : [...judgesOf(area, MUTANTS_FOLDER)],
    exclude: ["**/node_modules/**", ...(area?.notJudgedBy ?? [])],
    // As in the gate: what was imported for one file serves the next one too, within the judging of one fault.
    isolate: false,
    // Of random lives, replays and mutations a few find what many find, and they are run once for each fault.
    env: { SKYWAVE_TEST_DATABASE: "pglite", LIVES: "20", SKYWAVE_REPLAYS: "40", SKYWAVE_MUTATIONS: "300" },
    ...(area?.needsDatabase && { globalSetup: ["apps/api/testing/set-up/global-setup-pglite.ts"] }),
    // Stryker has a patience of its own; this one only ends what hangs before any fault is planted.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
