import { daysAround, liveRadioScript, radioHeardOn } from "./live-radio-script.ts";
import { chargesNow, isStillSo } from "./live-script.ts";
import type { RadioScript } from "./radio-script.ts";
import { SlowSchedule } from "./slow-schedule.ts";

export interface ComparedLife {
  bills: number;
  cents: number;
  fees: number;
  /** What the two models do not agree about; undefined where they agree. */
  difference: string | undefined;
}

/** Lives a life with radios twice, and compares the bills, that they stay as they were made, and which radio is heard. */
export function compareLife(script: RadioScript): ComparedLife {
  const lived = liveRadioScript(script);
  const slow = new SlowSchedule(script);
  const { billed, schedule } = lived;
  const made = billed.map(({ period, totalInCents }) => ({
    day: period.start.toString(),
    cents: totalInCents,
  }));
  const now = chargesNow(schedule, billed.length);
  const changed = billed.filter((charge, place) => !isStillSo(charge, now[place]));
  const started = Temporal.PlainDate.from(script.started);
  const misheard = daysAround(script).filter(
    (day) => radioHeardOn(lived, started.add({ days: day })) !== slow.heard[day],
  );
  const isSame = JSON.stringify(made) === JSON.stringify(slow.charges);
  const differences = [
    ...(isSame ? [] : [`bills ${JSON.stringify(made)} are not ${JSON.stringify(slow.charges)}`]),
    ...changed.map(({ period }) => `the bill of ${period.start.toString()} has changed`),
    ...misheard.map((day) => `another radio is heard after ${day} days`),
  ];
  return {
    bills: made.length,
    cents: made.reduce((sum, charge) => sum + charge.cents, 0),
    fees: billed.filter(({ kind }) => kind === "fee").length,
    difference: differences.length === 0 ? undefined : differences.join("; "),
  };
}
