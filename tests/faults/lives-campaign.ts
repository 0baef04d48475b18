import { parseArgs } from "node:util";
import { scheduleScripts } from "@skywave/domain/schedule/testing/schedule-script";
import { chargesNow, isStillSo, liveScript } from "@skywave/domain/schedule/testing/live-script";
import { SlowSchedule } from "@skywave/domain/schedule/testing/slow-schedule";
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
  fc.property(scheduleScripts, (script) => {
    const { schedule, billed } = liveScript(script);
    const expected = new SlowSchedule(script).charges;
    const made = billed.map(({ period, totalInCents }) => ({
      day: period.start.toString(),
      cents: totalInCents,
    }));
    const now = chargesNow(schedule, billed.length);
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
