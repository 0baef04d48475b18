import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isBefore } from "../calendar/compare-days.ts";
import { billedPeriods } from "../pricing/billed-periods.ts";
import { scheduleScripts } from "./testing/schedule-script.ts";
import { chargesNow, isStillSo, liveScript } from "./testing/live-script.ts";
import { SlowSchedule } from "./testing/slow-schedule.ts";

const RUNS = { numRuns: Number(process.env["LIVES"] ?? 200), endOnFailure: true };

describe("a life of ten years", () => {
  test("costs what a count of its days says, bill by bill", () => {
    fc.assert(
      fc.property(scheduleScripts, (script) => {
        const { billed } = liveScript(script);
        const expected = new SlowSchedule(script).charges;
        expect(
          billed.map(({ period, totalInCents }) => ({ day: period.start.toString(), cents: totalInCents })),
        ).toEqual(expected);
      }),
      RUNS,
    );
  });

  test("never changes what has been billed, whatever happens later", () => {
    fc.assert(
      fc.property(scheduleScripts, (script) => {
        const { schedule, billed } = liveScript(script);
        const now = chargesNow(schedule, billed.length);
        expect(billed.filter((charge, place) => !isStillSo(charge, now[place]))).toEqual([]);
      }),
      RUNS,
    );
  });

  test("is covered by periods without gap or overlap, but for the days it was paused", () => {
    fc.assert(
      fc.property(scheduleScripts, (script) => {
        const { schedule } = liveScript(script);
        const pausedUntil = new Map(
          (schedule.suspensionIntervals ?? []).map(({ from, until }) => [from.toString(), until?.toString()]),
        );
        let expected: string | undefined = script.started;
        for (const period of billedPeriods(schedule).take(150)) {
          while (expected !== period.start.toString()) {
            const next: string | undefined = expected === undefined ? undefined : pausedUntil.get(expected);
            expect(next, `nothing covers ${expected}`).toBeDefined();
            expected = next;
          }
          expect(isBefore(period.start, period.end)).toBe(true);
          expected = (period.cut?.on ?? period.end).toString();
        }
      }),
      RUNS,
    );
  });
});
