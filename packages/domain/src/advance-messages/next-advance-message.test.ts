import { describe, expect, test } from "vitest";
import { isBefore } from "../calendar/compare-days.ts";
import {
  endAtTermEnd,
  moveTo,
  pause,
  revokeEnd,
  suspend,
  switchAtTermEnd,
} from "../schedule/change-schedule.ts";
import type { Chapter } from "../schedule/testing/live-script.ts";
import { newSchedule, type SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import { nextAdvanceMessage } from "./next-advance-message.ts";
import { day, freeDays, paid, promotion, scheduleIn, START, trial, YEARS } from "./testing/make-schedule.ts";
import { messagesOf, send } from "./testing/send-messages.ts";

describe("nextAdvanceMessage", () => {
  test("tells of the end of a trial a week before, and of a promotion two weeks before", () => {
    const schedule = scheduleIn("US-TX", [trial(1), promotion(3, 500), paid(1200)]);
    expect(messagesOf(schedule, { until: "2027-03-01" })).toEqual([
      "trialEnd 2026-10-03 about 2026-10-10",
      "promotionEnd 2026-12-27 about 2027-01-10",
    ]);
  });

  test.each([
    // Thirty days before is within the days of our own policy, and too early for California.
    ["US-TX", [30], []],
    ["US-TX", [20], []],
    ["US-TX", [7], []],
    ["US-TX", [6], ["promotionEnd 2027-01-05 about 2027-01-10"]],
    ["US-CA", [30], ["promotionEnd 2027-01-04 about 2027-01-10"]],
    ["US-CA", [30, 7], []],
    ["US-CA", [20], []],
    ["US-CA", [], ["promotionEnd 2026-12-27 about 2027-01-10"]],
  ] as const)(
    "in %s counts what a student was told %j days before a step up",
    (place, daysBefore, expected) => {
      const schedule = scheduleIn(place, [promotion(4, 500), paid(1200)]);
      const about = day("2027-01-10");
      const sent = daysBefore.map((days) => ({
        topic: "studentEnd" as const,
        about,
        on: about.subtract({ days }),
      }));
      const today = sent.at(-1)?.on ?? START;
      const next = nextAdvanceMessage({ schedule, today, sent });
      const near = next !== undefined && next.about.equals(about) ? [next] : [];
      expect(near.map(({ kind, on }) => `${kind} ${on.toString()} about ${about.toString()}`)).toEqual(
        expected,
      );
    },
  );

  test.each([
    { phases: [trial(2)], told: ["freeEnd 2026-11-03 about 2026-11-10"] },
    { phases: [trial(1), trial(1)], told: ["freeEnd 2026-11-03 about 2026-11-10"] },
    { phases: [freeDays(14)], told: ["freeEnd 2026-09-17 about 2026-09-24"] },
    { phases: [freeDays(7), freeDays(7)], told: ["freeEnd 2026-09-17 about 2026-09-24"] },
    { phases: [freeDays(13)], told: [] },
    { phases: [promotion(2, 500), freeDays(13)], told: [] },
    { phases: [promotion(2, 500), trial(1)], told: ["freeEnd 2026-12-03 about 2026-12-10"] },
    { phases: [trial(1), promotion(2, 500)], told: ["trialEnd 2026-10-03 about 2026-10-10"] },
    { phases: [trial(1), paid(1200)], told: ["trialEnd 2026-10-03 about 2026-10-10"] },
    { phases: [{ ...trial(1), duration: "infinite" as const }], told: [] },
  ])("tells once of free time of two weeks or more that nothing follows ($told)", ({ phases, told }) => {
    for (const place of ["US-TX", "US-CA", "CA-QC"])
      expect(messagesOf(scheduleIn(place, phases), { until: "2027-09-01" })).toEqual(told);
  });

  test("is silent about free time that was cancelled, and tells of it once that is taken back", () => {
    const schedule = scheduleIn("US-TX", [trial(2)]);
    const ended = endAtTermEnd(schedule, day("2026-09-20"));
    expect(messagesOf(ended, { until: "2027-09-01" })).toEqual([]);
    expect(messagesOf(revokeEnd(ended), { from: day("2026-11-08"), until: "2027-09-01" })).toEqual([
      "freeEnd 2026-11-08 about 2026-11-10",
    ]);
    expect(nextAdvanceMessage({ schedule, today: day("2026-11-10"), sent: [] })).toBeUndefined();
  });

  test("tells of the first bill instead once a plan follows the free time, whatever was told before", () => {
    const free = scheduleIn("US-TX", [trial(2)]);
    const followed = switchAtTermEnd(free, { today: START, phases: [paid(1200)], offerKey: "" });
    const until = day("2027-08-01");
    const kinds = (chapters: readonly Chapter[]) =>
      send(chapters, { until }).map(({ kind, on }) => `${kind} ${on.toString()}`);
    expect(kinds([{ from: START, schedule: followed }])).toEqual(["trialEnd 2026-11-03"]);
    const late = { from: day("2026-11-05"), schedule: followed };
    expect(kinds([{ from: START, schedule: free }, late])).toEqual([
      "freeEnd 2026-11-03",
      "trialEnd 2026-11-05",
    ]);
  });

  test("does not count the end of free time as the reminder of what is paid", () => {
    const schedule = scheduleIn("US-MN", [paid(1200)]);
    const told = { topic: "freeEnd", about: day("2026-12-01"), on: day("2026-11-24") } as const;
    const reminder = nextAdvanceMessage({ schedule, today: told.on, sent: [told] });
    expect(reminder?.on.toString()).toBe("2027-08-26");
  });

  test.each([
    ["US-TX", "2027-08-27"],
    ["US-CA", "2027-08-11"],
    ["US-NY", "2027-08-11"],
    ["US-MN", "2027-08-27"],
    ["CA-BC", "2027-07-27"],
    ["CA-QC", "2027-06-27"],
  ])("tells in %s of the renewal of a year on %s, once", (place, on) => {
    expect(messagesOf(scheduleIn(place, [paid(12_000, YEARS)]), { until: "2028-06-01" })).toEqual([
      `renewal ${on} about 2027-09-10`,
    ]);
  });

  test("reminds once a year those whom no bill is told of", () => {
    expect(messagesOf(scheduleIn("US-MN", [paid(1200)]), { until: "2028-12-01" })).toEqual([
      "yearlyReminder 2027-08-26 about 2027-09-10",
      "yearlyReminder 2028-08-11 about 2028-08-26",
    ]);
  });

  test("tells of a dearer plan that was agreed for the end of the term", () => {
    const schedule = switchAtTermEnd(scheduleIn("US-CA", [paid(12_000, YEARS)]), {
      today: day("2026-10-01"),
      phases: [paid(2000)],
      offerKey: "",
    });
    expect(messagesOf(schedule, { until: "2027-09-09" })).toEqual(["renewal 2027-08-11 about 2027-09-10"]);
  });

  test("is silent about what ends, and about a life that has no price", () => {
    const year = scheduleIn("US-CA", [paid(12_000, YEARS)]);
    expect(messagesOf(endAtTermEnd(year, day("2026-10-01")), { until: "2028-01-01" })).toEqual([]);
    const free = { ...trial(1), duration: "infinite" } as const;
    expect(messagesOf(scheduleIn("US-TX", [free]), { until: "2028-01-01" })).toEqual([]);
  });

  test("of a dearer term keeps the rules for both, and is called by the first", () => {
    const year = scheduleIn("US-CA", [paid(12_000, YEARS)]);
    const dearer = switchAtTermEnd(year, { today: START, phases: [paid(20_000, YEARS)], offerKey: "" });
    const next = nextAdvanceMessage({ schedule: dearer, today: START, sent: [] });
    expect([next?.topic, next?.kind, next?.rules.map(({ kind }) => kind)]).toEqual([
      "bill",
      "priceChange",
      ["priceChange", "renewal"],
    ]);
    const schedule = scheduleIn("US-MN", [paid(1200)]);
    const reminder = nextAdvanceMessage({ schedule, today: START, sent: [] });
    expect([reminder?.topic, reminder?.rules.map(({ kind }) => kind)]).toEqual([
      "reminder",
      ["yearlyReminder"],
    ]);
  });

  test("goes by where somebody lives by then, and by our own rules where nobody knows", () => {
    const year = scheduleIn("US-TX", [paid(12_000, YEARS)]);
    const moved = moveTo(year, { today: day("2027-01-01"), address: { country: "US", state: "CA" } });
    const on = (schedule: SubscriptionSchedule) =>
      nextAdvanceMessage({ schedule, today: START, sent: [] })?.on.toString();
    expect([on(year), on(moved)]).toEqual(["2027-08-27", "2027-08-11"]);
    expect(on(newSchedule({ phases: [paid(12_000, YEARS)], started: START }))).toBe("2027-08-27");
    expect(nextAdvanceMessage({ schedule: { plans: [] }, today: START, sent: [] })).toBeUndefined();
  });

  test("tells of free time that was told of another day, and waits a day where something went out today", () => {
    const schedule = scheduleIn("US-TX", [trial(2)]);
    const today = day("2026-11-05");
    const told = (topic: "freeEnd" | "bill", about: string, on: Temporal.PlainDate) =>
      nextAdvanceMessage({ schedule, today, sent: [{ topic, about: day(about), on }] })?.on.toString();
    expect(told("freeEnd", "2026-11-10", START)).not.toBe("2026-11-05");
    expect(told("freeEnd", "2026-11-09", START)).toBe("2026-11-05");
    expect(told("bill", "2026-11-10", START)).toBe("2026-11-05");
    expect(told("freeEnd", "2026-11-09", today)).toBe("2026-11-06");
    expect(messagesOf(suspend(schedule, day("2026-10-01")), { until: "2027-01-01" })).toEqual([]);
  });

  test("waits while nobody knows when service comes back", () => {
    const suspended = suspend(scheduleIn("US-TX", [paid(12_000, YEARS)]), day("2027-06-01"));
    expect(messagesOf(suspended, { until: "2027-09-09" })).toEqual([]);
  });

  test("does not take a pause for a long term", () => {
    const paused = pause(scheduleIn("US-TX", [paid(1200)]), { today: START, months: 3 });
    expect(messagesOf(paused, { until: "2027-06-01" })).toEqual([]);
  });

  test("makes up for what was missed while the bill lies ahead, and never tells of one that has come", () => {
    const schedule = scheduleIn("US-TX", [trial(1), promotion(3, 500), paid(1200)]);
    const late = (today: string) => nextAdvanceMessage({ schedule, today: day(today), sent: [] });
    expect([late("2026-10-09")?.about.toString(), late("2026-10-09")?.on.toString()]).toEqual([
      "2026-10-10",
      "2026-10-09",
    ]);
    expect(late("2026-10-10")?.about.toString()).toBe("2027-01-10");
    expect(late("2027-01-10")?.kind).toBe("yearlyReminder");
  });

  test("sends one a day, the nearest bill first", () => {
    const schedule = scheduleIn("US-TX", [trial(1), promotion(1, 500), paid(1200)]);
    const until = day("2026-11-10");
    const isDown = (on: Temporal.PlainDate) => isBefore(on, day("2026-10-08"));
    const told = send([{ from: START, schedule }], { until, isDown });
    expect(told.map(({ on, about }) => [on.toString(), about.toString()])).toEqual([
      ["2026-10-08", "2026-10-10"],
      ["2026-10-27", "2026-11-10"],
    ]);
    const both = nextAdvanceMessage({
      schedule: scheduleIn("US-TX", [promotion(1, 500), paid(1200)]),
      today: START,
      sent: [{ topic: "bill", about: day("2026-09-20"), on: day("2026-09-26") }],
    });
    expect(both?.on.toString()).toBe("2026-09-26");
  });
});

describe("an advance message of a bill", () => {
  test("goes by the rules of the place that the bill is sent to, be it new on that very day", () => {
    const phases = [paid(9999, YEARS)];
    const renewal = day("2027-09-10");
    const moved = {
      ...scheduleIn("US-TX", phases),
      addresses: [
        ...(scheduleIn("US-TX", phases).addresses ?? []),
        { from: renewal, address: { country: "US", state: "CA" } as const },
      ],
    };
    const renewals = (schedule: SubscriptionSchedule) =>
      messagesOf(schedule, { until: renewal.toString() }).filter((message) => message.startsWith("renewal"));
    expect(renewals(scheduleIn("US-TX", phases))).toEqual(["renewal 2027-08-27 about 2027-09-10"]);
    expect(renewals(moved)).toEqual(["renewal 2027-08-11 about 2027-09-10"]);
  });
});
