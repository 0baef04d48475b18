import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root, runtimeNode } from "../setup/folders.mjs";
import { tool } from "../setup/tool.mjs";

export const UNIT_REPORT = join(root, ".cache", "test-report.json");
/** What calls were answered with while the tests ran. */
export const ANSWERS = join(root, ".cache", "answers");

/** Everything that must hold before a change is done, in the order of how soon it tells something. */
export function gateSteps() {
  return [
    { name: "format", command: tool("oxfmt"), args: ["--check", "."], cure: "npm run format" },
    { name: "lint", command: tool("oxlint"), args: ["--type-aware", "--deny-warnings"] },
    { name: "types", command: tool("tsc"), args: ["-b"] },
    ...checkNames().map((name) => ({ name, isCheck: true, ...checksCommand([name]) })),
    { name: "dead-code", command: tool("knip"), args: ["--no-progress"] },
    {
      name: "tests",
      command: tool("vitest"),
      args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`],
      env: { SKYWAVE_ANSWERS: ANSWERS },
      isShown: true,
    },
    { name: "answers", command: runtimeNode(), args: ["apps/api/testing/answers/check-answers.ts", ANSWERS] },
  ];
}

/** Runs several checks in one process, where they read each file once. */
export function checksCommand(names) {
  return {
    command: runtimeNode(),
    args: ["--disable-warning=ExperimentalWarning", "tooling/gate/run-check.ts", "--json", ...names],
  };
}

function checkNames() {
  return readdirSync(join(root, "tooling", "checks"))
    .filter((file) => /^check-.*(?<!\.test)\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();
}
