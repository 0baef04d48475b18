import { gateTable, runGate } from "./gate/run-gate.mjs";
import { checkNode } from "./setup/check-node.mjs";
import { install } from "./setup/install.mjs";
import { giveUp } from "./setup/progress.mjs";

checkNode();
try {
  await install();
  const results = await runGate(process.argv.slice(2));
  console.log(`\n${gateTable(results)}\n`);
  if (results.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
} catch (cause) {
  giveUp(cause.message);
}
