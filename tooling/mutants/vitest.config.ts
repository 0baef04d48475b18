import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { AREAS } from "./areas.ts";

const { judgedBy = [], needsDatabase } = AREAS[process.env["MUTANTS_AREA"] ?? ""] ?? {};
// Stryker copies the house and links what is installed, so a package's own name would lead out of the copy.
const copy = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root: copy,
  resolve: {
    alias: [
      {
        find: /^@skywave\/(contract|domain|services)\/(.+)$/,
        replacement: `${copy}packages/$1/src/$2.ts`,
      },
    ],
  },
  test: {
    include: [...judgedBy],
    env: { SKYWAVE_TEST_DATABASE: "pglite" },
    ...(needsDatabase && { globalSetup: ["apps/api/testing/global-setup-pglite.ts"] }),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
