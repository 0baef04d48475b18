import { describe, expect, it } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import { newSchedule, type SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import { activePhaseOf, datedPhasesOf } from "./dated-phases.ts";
import { isPrepaid } from "./plan-type.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const months = (length: number) => ({ length, timeUnit: "months" }) as const;
const phase = (type: OfferPhase["type"], duration: OfferPhase["duration"]): OfferPhase => ({
  type,
  duration,
  billingPeriod: months(1),
  price: { productAmountInCents: type === "Free" ? 0 : 899, royaltyFeeInCents: 0 },
});
const path = () => [
  phase("Free", months(1)),
  phase("Introductory", months(3)),
  phase("AutoRenewing", "infinite"),
];
const started = day("2026-01-31");
const told = (schedule: SubscriptionSchedule, today: string) =>
  datedPhasesOf(schedule, day(today)).map((phases) =>
    phases.map(({ phase: { type }, start, end, renewsOn }) =>
      [type, start, end ?? "open", renewsOn ?? "never"].join(" "),
    ),
  );

describe("datedPhasesOf", () => {
  it("starts each phase where the one before ends, and renews the last one by the month", () => {
    const schedule = newSchedule({ phases: path(), started });
    const first = ["Free 2026-01-31 2026-02-28 2026-02-28", "Introductory 2026-02-28 2026-05-31 2026-05-31"];
    expect(told(schedule, "2026-02-10")).toEqual([[...first, "AutoRenewing 2026-05-31 open 2026-06-30"]]);
    expect(told(schedule, "2026-08-31")).toEqual([[...first, "AutoRenewing 2026-05-31 open 2026-09-30"]]);
  });

  it("leaves out what a cancellation lets never run, and renews nothing after it", () => {
    const end = { on: day("2026-03-31"), isAtOnce: false, refund: "none" } as const;
    expect(told({ ...newSchedule({ phases: path(), started }), end }, "2026-03-01")).toEqual([
      ["Free 2026-01-31 2026-02-28 2026-02-28", "Introductory 2026-02-28 2026-03-31 never"],
    ]);
  });

  it("tells the plan that follows at a switch apart from the one before", () => {
    const [before] = newSchedule({ phases: path(), started }).plans;
    if (before === undefined) throw new Error("there is no plan");
    const after = {
      from: day("2026-06-30"),
      phases: [phase("AutoRenewing", "infinite")],
      offerKey: "b",
      isAtOnce: false,
    };
    expect(told({ plans: [before, after] }, "2026-06-10")).toEqual([
      [
        "Free 2026-01-31 2026-02-28 2026-02-28",
        "Introductory 2026-02-28 2026-05-31 2026-05-31",
        "AutoRenewing 2026-05-31 2026-06-30 2026-06-30",
      ],
      ["AutoRenewing 2026-06-30 open 2026-07-31"],
    ]);
  });

  it("says no end while a suspension has none", () => {
    const suspensionIntervals = [{ reason: "suspended" as const, from: day("2026-03-10"), until: undefined }];
    expect(told({ ...newSchedule({ phases: path(), started }), suspensionIntervals }, "2026-03-20")).toEqual([
      ["Free 2026-01-31 2026-02-28 2026-02-28", "Introductory 2026-02-28 open never"],
    ]);
  });
});

describe("activePhaseOf", () => {
  const activeOn = (iso: string, schedule = newSchedule({ phases: path().slice(0, 2), started })) =>
    activePhaseOf(datedPhasesOf(schedule, day(iso)).flat(), day(iso))?.phase.type;

  it("[S4.42] is the phase that today is within, first and last day included; prepaid is a promotion but for PROMO_MCP", () => {
    expect(activeOn("2026-01-30")).toBeUndefined();
    expect(activeOn("2026-01-31")).toBe("Free");
    expect(activeOn("2026-02-27")).toBe("Free");
    expect(activeOn("2026-02-28")).toBe("Introductory");
    expect(activeOn("2026-05-31")).toBe("Introductory");
    expect(activeOn("2026-06-01")).toBeUndefined();
    const types = ["PROMO", "PROMO_MCP", "TRIAL", "TRIAL_EXT", "SELF_PAY", "DEMO"];
    expect(types.filter(isPrepaid)).toEqual(["PROMO"]);
  });
});
