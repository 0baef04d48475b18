import { renameSync, writeFileSync } from "node:fs";

// Loaded into the API process ahead of its own code: at a signal it tells what it holds once all rubbish is gone.
const file = process.env["BENCH_HEAP_FILE"] ?? "";

process.on("SIGUSR2", () => {
  // What a first collection lets go of is often all that kept something else.
  for (let time = 0; time < 2; time += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${file}.new`, String(heapUsed + external));
  renameSync(`${file}.new`, file);
});
