import { rmSync } from "node:fs";
import { heading } from "../setup/progress.mjs";
import { runCommand } from "../setup/run-command.mjs";
import { toolEnv } from "../setup/tool.mjs";
import { UNIT_REPORT, gateSteps } from "./steps.mjs";

/** Runs every step, also after one failed, so that one run tells all that is wrong. */
export async function runGate() {
  rmSync(UNIT_REPORT, { force: true });
  const results = [];
  for (const step of gateSteps()) {
    heading(step.name);
    const started = Date.now();
    const { code, output } = await runCommand(step.command, step.args, {
      label: step.name,
      env: toolEnv,
      isShown: step.isShown,
    });
    if (code !== 0 && !step.isShown) console.log(output.trimEnd());
    if (code !== 0 && step.cure) console.log(`  To cure it:  ${step.cure}`);
    results.push({ name: step.name, isPassed: code === 0, seconds: (Date.now() - started) / 1000 });
  }
  return results;
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
