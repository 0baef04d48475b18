import { rmSync } from "node:fs";
import { heading } from "../setup/progress.mjs";
import { runCommand } from "../setup/run-command.mjs";
import { toolEnv } from "../setup/tool.mjs";
import { readCheckResults } from "./read-check-results.mjs";
import { ANSWERS, UNIT_REPORT, checksCommand, gateSteps } from "./steps.mjs";

/**
 * Runs every step, or those named, also after one failed, so that one run tells all that is wrong.
 * @param {readonly string[]} names
 */
export async function runGate(names = []) {
  rmSync(UNIT_REPORT, { force: true });
  const results = [];
  const steps = chosenSteps(names);
  if (steps.some(({ name }) => name === "tests")) rmSync(ANSWERS, { recursive: true, force: true });
  const checks = steps.filter(({ isCheck }) => isCheck).map(({ name }) => name);
  for (const step of steps) {
    if (step.isCheck) {
      if (step.name === checks[0]) results.push(...(await runChecks(checks)));
      continue;
    }
    heading(step.name);
    const started = Date.now();
    const { code, output } = await runCommand(step.command, step.args, {
      label: step.name,
      env: { ...toolEnv, ...step.env },
      isShown: step.isShown,
    });
    if (code !== 0 && !step.isShown) console.log(output.trimEnd());
    if (code !== 0 && step.cure) console.log(`  To cure it:  ${step.cure}`);
    results.push({ name: step.name, isPassed: code === 0, seconds: (Date.now() - started) / 1000 });
  }
  return results;
}

/** @param {readonly string[]} names */
async function runChecks(names) {
  heading("checks");
  const { command, args } = checksCommand(names);
  const { output } = await runCommand(command, args, { label: "checks", env: toolEnv });
  const { rows, lines } = readCheckResults(output);
  for (const line of lines) console.log(line);
  return rows;
}

function chosenSteps(names) {
  const steps = gateSteps();
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no step ${unknown}; there are ${steps.map(({ name }) => name).join(", ")}.`);
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

/** One line per step, for the end of a run. */
export function gateTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, isPassed, seconds }) => {
      const verdict = isPassed ? "ok    " : "FAILED";
      return `  ${name.padEnd(width)}  ${verdict}  ${seconds.toFixed(1).padStart(6)} s`;
    })
    .join("\n");
}
