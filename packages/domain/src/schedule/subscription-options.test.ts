import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChangeFacts, type ChangeKind, blockerOf } from "./blocker-of.ts";
import type { PlanSpan } from "../pricing/subscription-schedule.ts";
import { moveTo } from "./change-schedule.ts";
import { subscriptionOptionsOf } from "./subscription-options.ts";
import { scheduleScripts } from "./testing/schedule-script.ts";
import { liveScript } from "./testing/live-script.ts";

const TODAY = Temporal.PlainDate.from("2026-11-21");
const day = (days: number) => TODAY.add({ days });
const CHANGES: readonly ChangeKind[] = [
  "planSwitch",
  "pause",
  "revokePause",
  "cancelAtTermEnd",
  "cancelAtOnce",
  "revokeCancellation",
];

function facts(override: Partial<ChangeFacts> = {}, state = "TX"): ChangeFacts {
  const price = { productAmountInCents: 1199, royaltyFeeInCents: 0 };
  const billingPeriod = { length: 1, timeUnit: "months" } as const;
  const schedule = {
    plans: [
      {
        from: day(-40),
        offerKey: "plan 1",
        isAtOnce: true,
        phases: [{ type: "AutoRenewing", duration: "infinite", billingPeriod, price } as const],
      },
    ],
    addresses: [{ from: day(-40), address: { country: "US" as const, state } }],
    ...override.schedule,
  };
  return {
    today: TODAY,
    isOver: false,
    isIncluded: false,
    isBilledHere: true,
    isBeingCharged: false,
    isBillOpen: false,
    ...override,
    schedule,
  };
}
const { schedule } = facts();
const ending = { ...schedule, end: { on: day(9), isAtOnce: false, refund: "none" as const } };
const suspended = {
  ...schedule,
  suspensionIntervals: [{ reason: "suspended" as const, from: day(-2), until: undefined }],
};
const pausing = {
  ...schedule,
  suspensionIntervals: [{ reason: "paused" as const, from: day(9), until: day(40) }],
};
const blockers = (given: ChangeFacts) => CHANGES.map((change) => blockerOf(change, given) ?? "");

describe("blockerOf", () => {
  test.each([
    ["active", facts(), ["", "", "NOTHING_TO_REVOKE", "", "", "NOTHING_TO_REVOKE"]],
    ["over", facts({ isOver: true }), CHANGES.map(() => "SUBSCRIPTION_ENDED")],
    [
      "part of another plan",
      facts({ isIncluded: true, isBilledHere: false }),
      CHANGES.map(() => "PART_OF_BUNDLE"),
    ],
    ["billed by a store", facts({ isBilledHere: false }), CHANGES.map(() => "BILLED_ELSEWHERE")],
    ["being paid", facts({ isBeingCharged: true }), CHANGES.map(() => "PAYMENT_IN_PROGRESS")],
    [
      "ending",
      facts({ schedule: ending }),
      ["CANCELLATION_PENDING", "CANCELLATION_PENDING", "NOTHING_TO_REVOKE", "CANCELLATION_PENDING", "", ""],
    ],
    [
      "suspended",
      facts({ schedule: suspended, isBillOpen: true }),
      ["SUBSCRIPTION_SUSPENDED", "SUBSCRIPTION_SUSPENDED", "NOTHING_TO_REVOKE", "", "", "NOTHING_TO_REVOKE"],
    ],
    [
      "past due",
      facts({ isBillOpen: true }),
      ["PAYMENT_DUE", "PAYMENT_DUE", "NOTHING_TO_REVOKE", "", "", "NOTHING_TO_REVOKE"],
    ],
    [
      "about to pause",
      facts({ schedule: pausing }),
      ["", "SUBSCRIPTION_PAUSED", "", "", "", "NOTHING_TO_REVOKE"],
    ],
  ])("says what stands in the way of one that is %s", (_name, given, expected) => {
    expect(blockers(given)).toEqual(expected);
  });
});

describe("subscriptionOptionsOf", () => {
  test("[S3.23] [S6.04] offers just what nothing stands in the way of, at any time of any life", () => {
    const flags = fc.record({
      isOver: fc.boolean(),
      isIncluded: fc.boolean(),
      isBilledHere: fc.boolean(),
      isBillOpen: fc.boolean(),
    });
    fc.assert(
      fc.property(scheduleScripts, flags, fc.integer({ min: 0, max: 3653 }), (script, given, afterDays) => {
        const today = Temporal.PlainDate.from(script.started).add({ days: afterDays });
        const lived = { ...given, schedule: liveScript(script).schedule, today, isBeingCharged: false };
        const options = subscriptionOptionsOf(lived, { hasChat: true, hasRadio: false, isForRadio: false });
        expect([
          options.canChangePlan,
          options.canPause,
          options.canRevokePause,
          options.cancelOptions.atTermEnd,
          options.canCancelSubscription,
          options.canRevokeCancellation,
        ]).toEqual(CHANGES.map((change) => blockerOf(change, lived) === undefined));
        const { cancelOptions, reasonsOff, ...rest } = options;
        const { triggeredRuleId: _rule, ...ways } = cancelOptions;
        const isOff = Object.entries({ ...rest, ...ways }).filter(([, isOn]) => !isOn);
        expect(Object.keys(reasonsOff).toSorted()).toEqual(isOff.map(([option]) => option).toSorted());
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ["MN", "TX", "save-offer-us-mn", "save-offer-beside-cancel"],
    ["TX", "MN", "save-offer-beside-cancel", "save-offer-us-mn"],
  ])("goes by the old place on the day of a move from %s to %s", (from, to, today, tomorrow) => {
    const moved = facts({
      schedule: moveTo(facts({}, from).schedule, { today: TODAY, address: { country: "US", state: to } }),
    });
    const ruleOn = (on: Temporal.PlainDate) =>
      subscriptionOptionsOf({ ...moved, today: on }, { hasChat: false, hasRadio: false, isForRadio: false })
        .cancelOptions.triggeredRuleId;
    expect([ruleOn(TODAY), ruleOn(day(1))]).toEqual([today, tomorrow]);
  });

  test("never shows a reason to stay in Minnesota, and elsewhere only what can be had", () => {
    const offersIn = (state: string, given = {}) =>
      subscriptionOptionsOf(facts(given, state), { hasChat: false, hasRadio: false, isForRadio: false })
        .cancelOptions;
    expect(offersIn("MN")).toMatchObject({
      online: true,
      viewOffer: false,
      triggeredRuleId: "save-offer-us-mn",
    });
    expect(offersIn("CA")).toMatchObject({ viewOffer: true, triggeredRuleId: "save-offer-us-ca" });
    expect(offersIn("TX", { isBillOpen: true })).toMatchObject({ online: true, viewOffer: false });
    expect(offersIn("TX", { isBilledHere: false })).toMatchObject({ online: false, viewOffer: false });
  });

  test("[S3.23] says why each option is off that is", () => {
    const NO_RADIO = {
      canDownloadManual: "NO_RADIO",
      canRefreshRadio: "NO_RADIO",
      canReplaceRadio: "NO_RADIO",
      canTransferSubscription: "NO_RADIO",
      transferRadio: "NO_RADIO",
    };
    const reasonsOff = (given: Partial<ChangeFacts>, { hasChat = false, state = "TX" } = {}) =>
      subscriptionOptionsOf(facts(given, state), { hasChat, hasRadio: false, isForRadio: false }).reasonsOff;
    const still = { canRevokeCancellation: "NOTHING_TO_REVOKE", canRevokePause: "NOTHING_TO_REVOKE" };
    expect(reasonsOff({})).toEqual({
      ...NO_RADIO,
      ...still,
      canAddRenewalPlan: "RENEWS_BY_ITSELF",
      chat: "NO_CHAT",
    });
    expect(reasonsOff({}, { hasChat: true, state: "MN" })).toEqual({
      ...NO_RADIO,
      ...still,
      canAddRenewalPlan: "RENEWS_BY_ITSELF",
      viewOffer: "NOT_ALLOWED_HERE",
    });
    const due = "PAYMENT_DUE";
    expect(reasonsOff({ isBillOpen: true }, { hasChat: true })).toEqual({
      ...NO_RADIO,
      ...still,
      canChangePlan: due,
      canChangeTerm: due,
      canPause: due,
      canAddRenewalPlan: due,
      viewOffer: due,
    });
    const everything = Object.entries(reasonsOff({ isOver: true }, { hasChat: true }));
    expect(everything).toHaveLength(16);
    for (const [option, reason] of everything)
      expect([option, reason]).toEqual([option, option in NO_RADIO ? "NO_RADIO" : "SUBSCRIPTION_ENDED"]);
  });

  test("[S3.23] lets a radio be refreshed while its plan gives service, and its plan move to another one", () => {
    const ofRadio = (given: Partial<ChangeFacts>, hasRadio = true) => {
      const asked = { hasChat: false, hasRadio, isForRadio: true };
      const options = subscriptionOptionsOf(facts(given, "TX"), asked);
      const { canTransferSubscription: canMove, canReplaceRadio: canReplace } = options;
      return { isOn: options.canRefreshRadio, canMove, canReplace, ...options.reasonsOff };
    };
    expect(ofRadio({})).toMatchObject({
      isOn: true,
      canMove: true,
      canReplace: true,
      canDownloadManual: "ASK_US",
    });
    // Its owner took it off its radio.
    expect(ofRadio({}, false)).toMatchObject({ isOn: false, canMove: true, canReplaceRadio: "NO_RADIO" });
    expect(ofRadio({ isBillOpen: true })).toMatchObject({
      canMove: false,
      canTransferSubscription: "PAYMENT_DUE",
      canReplaceRadio: "PAYMENT_DUE",
      transferRadio: "PAYMENT_DUE",
    });
    const free = { ...schedule, plans: schedule.plans.map(asFree) };
    expect(ofRadio({ schedule: free })).toMatchObject({ canTransferSubscription: "TRIAL", isOn: true });
    expect(ofRadio({ schedule: free, isOver: true })).toMatchObject({
      canTransferSubscription: "SUBSCRIPTION_ENDED",
    });
    expect(ofRadio({ isBillOpen: true })).toMatchObject({ isOn: true });
    expect(ofRadio({ isOver: true })).toMatchObject({ isOn: false, canRefreshRadio: "SUBSCRIPTION_ENDED" });
    const today = facts({}, "TX").today;
    const without = (reason: "paused" | "suspended") => ({
      schedule: { ...schedule, suspensionIntervals: [{ reason, from: today, until: undefined }] },
    });
    expect(ofRadio(without("paused"))).toMatchObject({ isOn: false, canRefreshRadio: "SUBSCRIPTION_PAUSED" });
    expect(ofRadio(without("suspended"))).toMatchObject({
      isOn: false,
      canRefreshRadio: "SUBSCRIPTION_SUSPENDED",
    });
  });

  test("[S3.23] lets a plan that ends by itself be followed by another", () => {
    const [plan] = schedule.plans;
    if (plan === undefined) throw new Error("a life has a plan");
    const [phase] = plan.phases;
    if (phase === undefined) throw new Error("a plan has a phase");
    const finite = {
      ...schedule,
      plans: [{ ...plan, phases: [{ ...phase, duration: { length: 3, timeUnit: "months" as const } }] }],
    };
    const options = subscriptionOptionsOf(facts({ schedule: finite }), {
      hasChat: false,
      hasRadio: false,
      isForRadio: false,
    });
    expect([options.canAddRenewalPlan, options.reasonsOff.canAddRenewalPlan]).toEqual([true, undefined]);
  });
});

/** The same plan, and nothing is paid for it. */
function asFree(plan: PlanSpan): PlanSpan {
  return { ...plan, phases: plan.phases.map((phase) => ({ ...phase, type: "Free" as const })) };
}
