import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isBefore } from "../calendar/compare-days.ts";
import { commonSpan } from "../jurisdictions/advance-message-rules.ts";
import { type Charge, chargesFrom } from "../pricing/charges-from.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import { type Chapter, chaptersOf } from "../schedule/testing/live-script.ts";
import { type ScheduleScript, scheduleScripts } from "../schedule/testing/schedule-script.ts";
import { billsToAnnounce } from "./bills-to-announce.ts";
import { type AdvanceMessage, nextAdvanceMessage } from "./next-advance-message.ts";
import { day } from "./testing/make-schedule.ts";
import { send } from "./testing/send-messages.ts";

const RUNS = { numRuns: Number(process.env["LIVES"] ?? 12), endOnFailure: true };

describe("the advance messages of a life of ten years", { timeout: 30_000 }, () => {
  const lived = (script: ScheduleScript, isDown?: (on: Temporal.PlainDate) => boolean) => {
    const chapters = chaptersOf(script);
    const until = day(script.started).add({ years: 10 });
    return { chapters, until, sent: send(chapters, { until, ...(isDown && { isDown }) }) };
  };
  /** The bills that came, as the schedule stood on their days. */
  const billsThatCame = ({ chapters, until }: { chapters: Chapter[]; until: Temporal.PlainDate }) =>
    chapters.flatMap(({ from, schedule }, place) => {
      const end = chapters[place + 1]?.from ?? until;
      return billsToAnnounce(schedule, { after: from, until: end })
        .filter(({ on }) => isBefore(on, end))
        .map((bill) => ({ ...bill, schedule }))
        .toArray();
    });
  const idOf = ({ topic, about }: AdvanceMessage) => `${topic} ${about.toString()}`;

  test("tell of each bill that needs it once, in its days or on the day it became known", () => {
    fc.assert(
      fc.property(scheduleScripts, (script) => {
        const { chapters, until, sent } = lived(script);
        expect(new Set(sent.map(idOf)).size).toBe(sent.length);
        for (const { on, before } of billsThatCame({ chapters, until })) {
          const told = sent.filter(({ topic, about }) => topic === "bill" && about.equals(on));
          expect(told.length > 0 || !needsMessage(chapters, on, before), on.toString()).toBe(true);
          for (const message of told) {
            const { earliest, latest } = commonSpan([...message.rules]);
            const early = on.subtract({ days: earliest });
            const late = on.subtract({ days: latest });
            const changedOn = chapters.some(({ from }) => from.equals(message.on));
            const isInTime = !isBefore(message.on, early) && !isBefore(late, message.on);
            expect(isInTime || changedOn, `${message.on.toString()} of ${on.toString()}`).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  test("are the same up to a day, whoever looks for no later ones", () => {
    const days = fc.record({ today: fc.nat(3600), ahead: fc.integer({ min: -40, max: 500 }) });
    fc.assert(
      fc.property(scheduleScripts, fc.array(days, { minLength: 1, maxLength: 12 }), (script, looks) => {
        const started = day(script.started);
        const { chapters, sent: all } = lived(script);
        for (const { today: after, ahead } of looks) {
          const today = started.add({ days: after });
          const by = today.add({ days: ahead });
          const facts = {
            schedule: scheduleOn(chapters, today),
            today,
            sent: all.filter(({ on }) => isBefore(on, today)),
          };
          const next = nextAdvanceMessage(facts);
          const near = nextAdvanceMessage({ ...facts, by });
          const upTo = (message: AdvanceMessage | undefined) =>
            message !== undefined && !isBefore(by, message.on) ? message : undefined;
          expect(upTo(near)).toEqual(upTo(next));
        }
      }),
      RUNS,
    );
  });

  test("never tell of a bill after the end, nor of one that has come, however long nobody looked", () => {
    const pauses = fc.array(fc.record({ after: fc.nat(3600), days: fc.integer({ min: 1, max: 60 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(scheduleScripts, pauses, (script, spans) => {
        const started = day(script.started);
        const isDown = (on: Temporal.PlainDate) => {
          const days = daysBetween(started, on);
          return spans.some((span) => days >= span.after && days < span.after + span.days);
        };
        const { chapters, sent } = lived(script, isDown);
        expect(new Set(sent.map(idOf)).size).toBe(sent.length);
        for (const message of sent) {
          const { end } = scheduleOn(chapters, message.on);
          expect(end === undefined || isBefore(message.about, end.on)).toBe(true);
          expect(isDown(message.on)).toBe(false);
          const comes = message.topic === "freeEnd" ? message.about : message.after.period.start;
          expect(isBefore(message.on, comes)).toBe(true);
          const days = sent.filter(({ on }) => on.equals(message.on));
          expect(days, message.on.toString()).toHaveLength(1);
        }
      }),
      RUNS,
    );
  });
});

function scheduleOn(chapters: readonly Chapter[], on: Temporal.PlainDate): SubscriptionSchedule {
  const chapter = chapters.findLast(({ from }) => !isBefore(on, from));
  if (chapter === undefined) throw new Error("nothing is known yet");
  return chapter.schedule;
}

function chargesOn(schedule: SubscriptionSchedule, on: Temporal.PlainDate) {
  for (const charge of chargesFrom(schedule)) {
    if (isBefore(on, charge.period.start)) return undefined;
    if (charge.kind === "period" && charge.period.start.equals(on)) return charge;
  }
  return undefined;
}

/** Said anew: who pays more than before, or after a year, has to be told if anybody could. */
function needsMessage(chapters: readonly Chapter[], on: Temporal.PlainDate, before: Charge): boolean {
  const isShortTrial = before.phaseType === "Free" && daysBetween(before.period.start, on) < 8;
  const isMonthly = before.phaseType === "AutoRenewing" && before.billingPeriod.timeUnit !== "years";
  const after = chargesOn(scheduleOn(chapters, on), on);
  if (isShortTrial || isMonthly || after === undefined) return false;
  const isDearer = after.totalInCents > before.totalInCents || before.phaseType === "AutoRenewing";
  return (
    isDearer &&
    chapters.some(({ from, schedule }) => isBefore(from, on) && chargesOn(schedule, on) !== undefined)
  );
}

function daysBetween(from: Temporal.PlainDate, until: Temporal.PlainDate): number {
  return from.until(until, { largestUnit: "days" }).days;
}
