import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { switchAtOnce, pause } from "../schedule/change-schedule.ts";
import { scheduleScripts } from "../schedule/testing/schedule-script.ts";
import { liveScript } from "../schedule/testing/live-script.ts";
import type { OfferPhase } from "../offers/offer.ts";
import { billsFrom } from "./bills-from.ts";
import { newSchedule, type SubscriptionSchedule } from "./subscription-schedule.ts";
import { upcomingBillsOf } from "./upcoming-bills.ts";

const MONTH = { length: 1, timeUnit: "months" } as const;
const STARTED = Temporal.PlainDate.from("2025-02-10");
const phase = (type: OfferPhase["type"], cents: number, months?: number): OfferPhase => ({
  type,
  duration: months === undefined ? "infinite" : { length: months, timeUnit: "months" },
  billingPeriod: MONTH,
  price: { productAmountInCents: cents, royaltyFeeInCents: 0 },
});
const trial = [phase("Free", 0, 1), phase("Introductory", 500, 1), phase("AutoRenewing", 1000)];
const scheduleIn = (country: "US" | "CA", state: string): SubscriptionSchedule =>
  newSchedule({ phases: trial, started: STARTED, offerKey: "one", serviceAddress: { country, state } });
const reasonsOf = (schedule: SubscriptionSchedule, months: number, billedCount = 1) =>
  upcomingBillsOf("a", [{ id: "a", schedule, billedCount }], {
    until: STARTED.add({ months }),
    balanceInCents: 0,
  }).map(({ on, charges }) => `${on.toString()} ${charges.map(({ reason }) => reason).join("+")}`);

describe("upcomingBillsOf", () => {
  test("says what is new about each bill", () => {
    // The harmonised tax of Nova Scotia fell on 1 April 2025.
    expect(reasonsOf(scheduleIn("CA", "NS"), 4)).toEqual([
      "2025-03-10 phaseStarts",
      "2025-04-10 phaseStarts",
      "2025-05-10 renewal",
      "2025-06-10 renewal",
    ]);
    const paused = pause(scheduleIn("US", "TX"), { today: STARTED.add({ months: 2 }), months: 2 });
    expect(reasonsOf(paused, 6, 3)).toEqual(["2025-07-10 pauseEnds", "2025-08-10 renewal"]);
    const next = { phases: [phase("AutoRenewing", 2000)], offerKey: "two" };
    const switched = switchAtOnce(scheduleIn("US", "TX"), {
      ...next,
      on: Temporal.PlainDate.from("2025-04-20"),
    });
    expect(reasonsOf(switched, 4, 3)).toEqual(["2025-04-20 credit+planStarts", "2025-05-20 renewal"]);
  });

  test("tells when only a tax is another", () => {
    const phases = [phase("AutoRenewing", 1000)];
    const serviceAddress = { country: "CA" as const, state: "NS" };
    expect(reasonsOf(newSchedule({ phases, started: STARTED, serviceAddress }), 3)).toEqual([
      "2025-03-10 renewal",
      "2025-04-10 taxChanges",
      "2025-05-10 renewal",
    ]);
  });

  test("lets the balance pay the bills of one profile in the order of their days", () => {
    const phases = [phase("AutoRenewing", 1000)];
    const schedule = newSchedule({ phases, started: STARTED });
    const later = newSchedule({ phases, started: STARTED.add({ days: 5 }) });
    const both = [
      { id: "b", schedule: later, billedCount: 1 },
      { id: "a", schedule, billedCount: 1 },
    ];
    const until = STARTED.add({ months: 3 });
    const applied = (id: string) =>
      upcomingBillsOf(id, both, { until, balanceInCents: 2500 }).map(
        ({ appliedBalanceInCents, amountDueInCents }) => [appliedBalanceInCents, amountDueInCents],
      );
    expect([applied("a"), applied("b")]).toEqual([
      [
        [1000, 0],
        [500, 500],
        [0, 1000],
      ],
      [
        [1000, 0],
        [0, 1000],
      ],
    ]);
  });

  test("is every bill that a life will make until that day, and no other", () => {
    fc.assert(
      fc.property(scheduleScripts, fc.integer({ min: 0, max: 40 }), (script, billedCount) => {
        const { schedule } = liveScript(script);
        const until = Temporal.PlainDate.from(script.started).add({ years: 4 });
        const expected = billsFrom(schedule, billedCount)
          .take(300)
          .filter(({ on }) => Temporal.PlainDate.compare(on, until) <= 0)
          .map(({ on, totalInCents }) => [on.toString(), totalInCents])
          .toArray();
        const shown = upcomingBillsOf("a", [{ id: "a", schedule, billedCount }], {
          until,
          balanceInCents: 0,
        });
        expect(shown.map(({ on, totalInCents }) => [on.toString(), totalInCents])).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});
