import { rmSync } from "node:fs";
import { join } from "node:path";
import { countBrowserTests, countUnitTests, totalOf } from "./gate/count-tests.mjs";
import { nameFailures } from "./gate/name-failures.mjs";
import { gateTable, runGate } from "./gate/run-gate.mjs";
import { UNIT_REPORT } from "./gate/steps.mjs";
import { buildWeb } from "./setup/build-web.mjs";
import { checkNode } from "./setup/check-node.mjs";
import { ensureChromium } from "./setup/ensure-chromium.mjs";
import { cacheFolder } from "./setup/folders.mjs";
import { install } from "./setup/install.mjs";
import { keepFilesInMemory } from "./setup/keep-files-in-memory.mjs";
import { giveUp, heading } from "./setup/progress.mjs";
import { runCommand } from "./setup/run-command.mjs";
import { tool, toolEnv } from "./setup/tool.mjs";

const BROWSER_REPORT = join(cacheFolder, "browser-report.json");

checkNode();
try {
  await install();
  const chromiumPath = await ensureChromium();
  heading(`Browser for the tests: ${chromiumPath}`);
  keepFilesInMemory();
  const steps = await runGate();
  steps.push(await timed("web build", buildWeb));
  steps.push(await timed("browser", () => runBrowserTests(chromiumPath)));
  console.log(`\n${gateTable(steps)}\n`);
  for (const failure of nameFailures({ unit: UNIT_REPORT, browser: BROWSER_REPORT })) console.log(failure);
  const { passed, failed } = totalOf(steps.map(withTests));
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
} catch (cause) {
  giveUp(cause.message);
}

async function timed(name, run) {
  const started = Date.now();
  let isPassed = true;
  try {
    await run();
  } catch (cause) {
    isPassed = false;
    console.log(cause.message);
  }
  return { name, isPassed, seconds: (Date.now() - started) / 1000 };
}

async function runBrowserTests(chromiumPath) {
  heading("browser");
  rmSync(BROWSER_REPORT, { force: true });
  const { code } = await runCommand(
    tool("playwright"),
    ["test", "--config", "tests/playwright.config.ts", "--reporter=list,json"],
    {
      env: { ...toolEnv, CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
      isShown: true,
    },
  );
  if (code !== 0) throw new Error("The browser tests failed; see above.");
}

function withTests(step) {
  if (step.name === "tests") return { ...step, tests: countUnitTests(UNIT_REPORT) };
  if (step.name === "browser") return { ...step, tests: countBrowserTests(BROWSER_REPORT) };
  return step;
}
