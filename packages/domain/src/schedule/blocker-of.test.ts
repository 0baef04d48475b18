import { describe, expect, it } from "vitest";
import { newSchedule, type SuspensionInterval } from "../pricing/subscription-schedule.ts";
import { type ChangeFacts, blockerOf } from "./blocker-of.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const STARTED = newSchedule({
  phases: [
    {
      type: "AutoRenewing",
      duration: "infinite",
      billingPeriod: { length: 1, timeUnit: "months" },
      price: { productAmountInCents: 1199, royaltyFeeInCents: 0 },
    },
  ],
  started: day("2026-03-01"),
});
const FACTS: ChangeFacts = {
  schedule: STARTED,
  today: day("2026-03-10"),
  isOver: false,
  isIncluded: false,
  isBilledHere: true,
  isBeingCharged: false,
  isBillOpen: false,
};
const during = (
  reason: SuspensionInterval["reason"],
  from: string,
  until?: string,
): Partial<ChangeFacts> => ({
  schedule: {
    ...STARTED,
    suspensionIntervals: [{ reason, from: day(from), until: until === undefined ? undefined : day(until) }],
  },
});

describe("a move to another radio", () => {
  it.each<[string, Partial<ChangeFacts>, string | undefined]>([
    ["a plan that is paid for may move", {}, undefined],
    ["one may move whose pause has not begun", during("paused", "2026-04-01", "2026-05-01"), undefined],
    ["one that is over may not", { isOver: true }, "SUBSCRIPTION_ENDED"],
    ["one that another includes may not", { isIncluded: true }, "PART_OF_BUNDLE"],
    ["one that a store bills may not", { isBilledHere: false }, "BILLED_ELSEWHERE"],
    ["one that is being charged may not", { isBeingCharged: true }, "PAYMENT_IN_PROGRESS"],
    [
      "one that ends may not",
      { schedule: { ...STARTED, end: { on: day("2026-04-01"), isAtOnce: false, refund: "none" } } },
      "CANCELLATION_PENDING",
    ],
    ["one whose bill is open may not", { isBillOpen: true }, "PAYMENT_DUE"],
    ["one that nobody paid may not", during("suspended", "2026-03-05"), "SUBSCRIPTION_SUSPENDED"],
    ["one that is paused may not", during("paused", "2026-03-05", "2026-04-05"), "SUBSCRIPTION_PAUSED"],
  ])("%s", (_what, facts, blocker) => {
    expect(blockerOf("transfer", { ...FACTS, ...facts })).toBe(blocker);
  });
});
