import { parseArgs } from "node:util";
import { compareLife } from "@skywave/domain/schedule/testing/compare-life";
import { radioScripts } from "@skywave/domain/schedule/testing/radio-script";
import fc from "fast-check";

const { values } = parseArgs({
  options: { count: { type: "string", default: "5000" }, seed: { type: "string", default: "1" } },
});
const started = performance.now();
let [lives, bills, fees, cents] = [0, 0, 0, 0];

/** Lets the radios of many lives of ten years be linked, moved and taken off, and compares each bill and each radio with a count of days. */
fc.assert(
  fc.property(radioScripts, (script) => {
    const life = compareLife(script);
    lives += 1;
    bills += life.bills;
    fees += life.fees;
    cents += life.cents;
    if (lives % 1000 === 0) console.log(`${lives} lives, ${bills} bills`);
    if (life.difference !== undefined) throw new Error(life.difference);
  }),
  { numRuns: Number(values.count), seed: Number(values.seed), endOnFailure: true },
);
const seconds = Math.round((performance.now() - started) / 1000);
console.table({ lives, bills, fees, cents, differences: 0, seconds });
