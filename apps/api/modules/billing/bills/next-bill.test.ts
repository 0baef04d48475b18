import { newSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { OfferPhase } from "@skywave/domain/offers/offer";
import { describe, expect, test } from "vitest";
import type { SubscriptionToBill } from "#modules/subscriptions/index.ts";
import { findNextBill } from "./next-bill.ts";

const STARTED = Temporal.PlainDate.from("2026-02-10");
const MONTH = { length: 1, timeUnit: "months" } as const;
const phase = (cents: number, months?: number): OfferPhase => ({
  type: months === undefined ? "AutoRenewing" : "Free",
  duration: months === undefined ? "infinite" : { length: months, timeUnit: "months" },
  billingPeriod: MONTH,
  price: { productAmountInCents: cents, royaltyFeeInCents: 0 },
});

function makeSubscription(
  id: string,
  phases: readonly OfferPhase[],
  override: Partial<SubscriptionToBill> & { started?: Temporal.PlainDate } = {},
): SubscriptionToBill {
  const { started = STARTED, ...changes } = override;
  return {
    id,
    billingProfileId: "bp_1",
    schedule: newSchedule({ phases, started }),
    billedCount: 1,
    nameOn: () => `Plan ${id}`,
    currency: "USD",
    ...changes,
  };
}

const paid = makeSubscription("sub_1", [phase(1000)]);

describe("findNextBill", () => {
  test("names day, amount and lines of the first bill that asks for money", () => {
    expect(findNextBill([makeSubscription("sub_1", [phase(0, 3), phase(1099)])])).toEqual({
      date: "2026-05-10",
      amount: 10.99,
      currency: "USD",
      lines: [
        {
          subscriptionId: "sub_1",
          description: "Plan sub_1",
          kind: "period",
          phaseType: "AutoRenewing",
          period: { start: "2026-05-10", end: "2026-06-10" },
          lines: { productAmount: 10.99, fees: [], taxes: { total: 0, breakdown: [] }, total: 10.99 },
        },
      ],
    });
  });

  test("names with each line the place that its own plan is used in on that day", () => {
    const usedIn = (state: string) => ({ country: "US", state }) as const;
    const phases = [phase(1000)];
    const inTexas = newSchedule({ phases, started: STARTED, serviceAddress: usedIn("TX") });
    const inOregon = newSchedule({ phases, started: STARTED, serviceAddress: usedIn("OR") });
    const moving = {
      ...inTexas,
      addresses: [
        ...(inTexas.addresses ?? []),
        { from: STARTED.add({ days: 9 }), address: usedIn("NV") },
        { from: STARTED.add({ months: 2 }), address: usedIn("WA") },
      ],
    };
    const bill = findNextBill(
      [inTexas, inOregon, moving].map((schedule, index) =>
        makeSubscription(`sub_${index}`, phases, { schedule }),
      ),
    );
    expect(bill?.lines.map(({ place }) => place)).toEqual(["TX", "OR", "NV"]);
  });

  test("puts together what falls due on the same day, and nothing of later ones", () => {
    const other = makeSubscription("sub_2", [phase(500)]);
    const later = makeSubscription("sub_3", [phase(700)], { started: STARTED.add({ days: 1 }) });
    const bill = findNextBill([later, paid, other]);
    expect(bill).toMatchObject({ date: "2026-03-10", amount: 15 });
    expect(bill?.lines.map(({ subscriptionId }) => subscriptionId)).toEqual(["sub_1", "sub_2"]);
  });

  test("is none where nothing will ever be charged", () => {
    expect(findNextBill([])).toBeUndefined();
    expect(findNextBill([makeSubscription("sub_1", [phase(0)])])).toBeUndefined();
  });

  test("asks for what the balance leaves, of which no cent pays twice", () => {
    const other = makeSubscription("sub_2", [phase(500)]);
    const of = (balanceInCents: number) => findNextBill([paid, other], new Map([["bp_1", balanceInCents]]));
    expect(of(1200)).toMatchObject({ amount: 3, appliedBalance: 12 });
    expect(of(1500)).toMatchObject({ amount: 0, appliedBalance: 15 });
    expect(of(9000)).toMatchObject({ amount: 0, appliedBalance: 15 });
    expect(of(0)).not.toHaveProperty("appliedBalance");
  });

  test("takes each share from the balance of its own profile", () => {
    const elsewhere = makeSubscription("sub_2", [phase(500)], { billingProfileId: "bp_2" });
    const nowhere = makeSubscription("sub_3", [phase(300)], { billingProfileId: null });
    const balances = new Map([
      ["bp_1", 5000],
      ["bp_2", 100],
    ]);
    expect(findNextBill([paid, elsewhere, nowhere], balances)).toMatchObject({
      amount: 7,
      appliedBalance: 11,
    });
  });
});
