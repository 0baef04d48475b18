import { defineConfig } from "vitest/config";

const HTTP_TESTS = "apps/api/**/*.http.test.ts";

/** The same tests of the API, on one of its two databases. */
function apiProject(database: "pglite" | "postgres") {
  return {
    test: {
      name: `api-${database}`,
      include: [HTTP_TESTS],
      globalSetup: [`apps/api/testing/global-setup-${database}.ts`],
      env: { SKYWAVE_TEST_DATABASE: database },
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  test: {
    // Two cores are shared by the browser, the databases and the tests.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          // Properties over many lives take seconds, and longer on a machine that does other things as well.
          testTimeout: 20_000,
          include: [
            "packages/**/*.test.ts",
            "apps/{api,card-processor}/**/*.test.ts",
            "tooling/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", HTTP_TESTS],
        },
      },
      {
        define: { __BUILD_HASH__: JSON.stringify("test") },
        css: { modules: { generateScopedName: "[local]" } },
        test: {
          name: "web",
          environment: "jsdom",
          include: ["apps/web/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**"],
        },
      },
      {
        // Whole systems of real processes, which are started, killed and started again.
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/faults/global-setup.ts"],
        },
      },
      apiProject("pglite"),
      apiProject("postgres"),
    ],
  },
});
