import { parseArgs } from "node:util";
import { lifeScripts } from "@skywave/domain/life/testing/life-script";
import { chargesNow, isStillSo, liveScript } from "@skywave/domain/life/testing/live-script";
import { SlowLife } from "@skywave/domain/life/testing/slow-life";
import fc from "fast-check";

const { values } = parseArgs({
  options: { count: { type: "string", default: "20000" }, seed: { type: "string", default: "1" } },
});
const count = Number(values.count);
const started = performance.now();
let bills = 0;
let cents = 0;
let lives = 0;

/** Lets many lives of ten years be billed day by day, and compares each bill with a count of its days. */
fc.assert(
  fc.property(lifeScripts, (script) => {
    const { life, billed } = liveScript(script);
    const expected = new SlowLife(script).charges;
    const made = billed.map(({ period, totalInCents }) => ({
      day: period.start.toString(),
      cents: totalInCents,
    }));
    const now = chargesNow(life, billed.length);
    lives += 1;
    bills += made.length;
    cents += made.reduce((sum, charge) => sum + charge.cents, 0);
    if (lives % 1000 === 0) console.log(`${lives} lives, ${bills} bills`);
    return (
      JSON.stringify(made) === JSON.stringify(expected) &&
      billed.every((charge, place) => isStillSo(charge, now[place]))
    );
  }),
  { numRuns: count, seed: Number(values.seed), endOnFailure: true },
);
const seconds = Math.round((performance.now() - started) / 1000);
console.table({ lives, bills, cents, differences: 0, seconds });
