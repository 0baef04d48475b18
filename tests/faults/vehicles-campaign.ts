import { parseArgs } from "node:util";
import { FORESEEN, liveVehicle, vehicleScripts } from "@skywave/domain/vehicle-trials/testing/live-vehicle";
import fc from "fast-check";

const { values } = parseArgs({
  options: { count: { type: "string", default: "1000000" }, seed: { type: "string", default: "1" } },
});
const started = performance.now();
const seen = new Set<string>();
let lives = 0;

/** Lets many vehicles live through anything in any order, and compares each step with a model that counts days. */
fc.assert(
  fc.property(vehicleScripts, (script) => {
    const lived = liveVehicle(script);
    for (const step of lived.seen) seen.add(step);
    lives += 1;
    if (lives % 100_000 === 0) console.log(`${lives} lives`);
    if (lived.difference !== undefined) throw new Error(lived.difference);
  }),
  { numRuns: Number(values.count), seed: Number(values.seed), endOnFailure: true },
);
const seconds = Math.round((performance.now() - started) / 1000);
console.table({ lives, steps: seen.size, foreseen: FORESEEN.length, differences: 0, seconds });
