import type { Offer } from "@skywave/domain/offers/offer";
import { describe, expect, test } from "vitest";
import { serializeBundles } from "./serialize-bundles.ts";

type Row = Parameters<typeof serializeBundles>[0][number];
const TODAY = Temporal.PlainDate.from("2026-11-20");
type Phase = Offer["phases"][number];
const price = { productAmountInCents: 1199, royaltyFeeInCents: 0 };
const paid: Phase = {
  type: "AutoRenewing",
  duration: "infinite",
  billingPeriod: { length: 1, timeUnit: "months" },
  price,
};
const free: Phase = {
  ...paid,
  type: "Free",
  duration: { length: 90, timeUnit: "days" },
  price: { ...price, productAmountInCents: 0 },
};
const planFrom = (from: string, ...phases: Phase[]): Row["plans"][number] => ({
  from,
  isAtOnce: true,
  offer: {
    id: "us-plan",
    version: 1,
    name: "Plan",
    country: "US",
    currency: "USD",
    baseTerm: "Monthly",
    serviceType: "satellite",
    billingPlatform: "Direct",
    products: [{ id: "satellite", name: "Plan", productType: "main" }],
    phases,
  },
});
const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  state: "active",
  primaryId: null,
  pairPrimaryId: null,
  plans: [planFrom("2026-11-01", paid)],
  suspensionIntervals: [],
  addresses: [
    {
      from: "2026-11-01",
      address: { addressLine1: "1 Main St", city: "Austin", state: "TX", zipCode: "78701", country: "US" },
    },
  ],
  fees: [],
  end: null,
  ...more,
});
/** A trial that a plan follows in the car. */
const followed = (more: Partial<Row> = {}) =>
  row("car", { plans: [planFrom("2026-09-01", free), planFrom("2026-11-30", paid)], ...more });
const pair = { primarySubscriptionId: "car", secondarySubscriptionId: "streaming" };
const streaming = row("streaming", { pairPrimaryId: "car" });
const bundlesOf = (rows: readonly Row[], today = TODAY) => serializeBundles(rows, today);
const NONE = { pvip: null, nextOrForwardBundle: null, vegaBundle: null };

describe("serializeBundles", () => {
  test("names nothing of plans that each stand by themselves", () => {
    expect(bundlesOf([row("one"), row("two")])).toEqual(NONE);
  });

  test("tells a VIP plan from a pair, and both of somebody who has both", () => {
    const included = row("second", { primaryId: "first" });
    expect(bundlesOf([row("first"), included])).toEqual({
      pvip: { primarySubscriptionId: "first", secondarySubscriptionId: "second" },
      nextOrForwardBundle: null,
      vegaBundle: null,
    });
    expect(bundlesOf([row("car"), streaming, row("first"), included])).toEqual({
      pvip: { primarySubscriptionId: "first", secondarySubscriptionId: "second" },
      nextOrForwardBundle: null,
      vegaBundle: pair,
    });
  });

  test.each<Row["state"]>(["active", "pending_cancellation", "past_due", "paused", "suspended"])(
    "has a pair while one of its plans is %s",
    (state) => {
      expect(bundlesOf([row("car", { state }), streaming]).vegaBundle).toEqual(pair);
      expect(bundlesOf([row("car"), { ...streaming, state }]).vegaBundle).toEqual(pair);
    },
  );

  test.each<Row["state"]>(["cancelled", "expired"])("has no pair once one of its plans is %s", (state) => {
    expect(bundlesOf([row("car", { state }), streaming]).vegaBundle).toBeNull();
    expect(bundlesOf([row("car"), { ...streaming, state }]).vegaBundle).toBeNull();
  });

  test("names the pair that runs where an earlier one is over", () => {
    const former = [row("old-car", { state: "cancelled" }), row("kept", { pairPrimaryId: "old-car" })];
    expect(bundlesOf([...former, row("car"), streaming]).vegaBundle).toEqual(pair);
  });

  test("tells of a pair that its plan for the car is still to begin, up to the day before it does", () => {
    expect(bundlesOf([followed(), streaming])).toEqual({ ...NONE, nextOrForwardBundle: pair });
    const [lastDay, firstDay] = ["2026-11-29", "2026-11-30"].map((day) => Temporal.PlainDate.from(day));
    expect(bundlesOf([followed(), streaming], lastDay)).toEqual({ ...NONE, nextOrForwardBundle: pair });
    expect(bundlesOf([followed(), streaming], firstDay)).toEqual({ ...NONE, vegaBundle: pair });
  });

  test("has no pair to come where the plan for the car ends before it begins, or the other one is over", () => {
    const end = { on: "2026-11-30", isAtOnce: false, refund: "none" } as const;
    expect(bundlesOf([followed({ state: "pending_cancellation", end }), streaming])).toEqual(NONE);
    expect(bundlesOf([followed(), { ...streaming, state: "cancelled" }])).toEqual(NONE);
  });

  test("names a pair that runs beside one that is still to begin", () => {
    const other = [row("second-car"), row("second-streaming", { pairPrimaryId: "second-car" })];
    expect(bundlesOf([followed(), streaming, ...other])).toEqual({
      pvip: null,
      nextOrForwardBundle: pair,
      vegaBundle: { primarySubscriptionId: "second-car", secondarySubscriptionId: "second-streaming" },
    });
  });
});
