import { spawnSync } from "node:child_process";
import { readFiles } from "../checks/parsers/read-files.ts";
import { root } from "../setup/folders.mjs";
import { tool, toolEnv } from "../setup/tool.mjs";
import { affectedPages } from "./affected-pages.ts";
import { affectedTests } from "./affected-tests.ts";
import { changedFiles } from "./changed-files.ts";
import { chooseJourneys } from "./choose-journeys.ts";

/** Some two minutes of a machine with two cores, together with the other tests of a feature. */
const MOST_JOURNEYS = 3;

const given = process.argv.slice(2);
const isDryRun = given.includes("--list");
const base = given.find((argument) => !argument.startsWith("--")) ?? "main";
const files = readFiles(root);
const changed = changedFiles(root, base);
const { units, http } = affectedTests(files, changed);
const pages = affectedPages(files, changed);
const { run, left } = chooseJourneys(files, { changed, pages, most: MOST_JOURNEYS });

console.log(
  `${changed.length} files changed since ${base}: ${units.length} files of unit and page tests, ${http.length} of HTTP tests, ` +
    `${pages.length} pages, ${run.length} journeys`,
);
if (pages.length > 0) console.log(`Pages: ${pages.join(" ")}`);
if (left.length > 0) console.log(`Left to npm test, as they go by these pages too:\n  ${left.join("\n  ")}`);
if (isDryRun) console.log([...units, ...http, ...run].map((path) => `  ${path}`).join("\n"));
else {
  runTests("vitest", ["run", "--project=unit", "--project=web"], units);
  runTests("vitest", ["run", "--project=api-postgres"], http);
  runTests("playwright", ["test", "--config", "tests/playwright.config.ts", "--project=journeys"], run);
}

function runTests(name: string, args: readonly string[], paths: readonly string[]): void {
  if (paths.length === 0) return;
  console.log(`\n${name}: ${paths.length} files`);
  const { status } = spawnSync(tool(name), [...args, ...paths], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...toolEnv },
  });
  if (status !== 0) process.exitCode = 1;
}
