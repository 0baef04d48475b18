import { describe, expect, it } from "vitest";
import { makeOffer, makeTexanOrder } from "#testing/make-offer.ts";
import { estimateOrder, isAsEstimated } from "./estimate-order.ts";

const NOW = Date.parse("2026-11-21T17:00:00Z");
const IN_TEXAS = { country: "US", state: "TX" } as const;
const offer = makeOffer();
const [, full] = offer.phases;
if (full === undefined) throw new Error("the offer has a price");
const paid = makeOffer({ id: "offer-2", phases: [full] });
const estimate = estimateOrder({ offers: [offer], place: IN_TEXAS, now: NOW });
const order = makeTexanOrder();
const [bill] = order.charges.ongoingCharge;
if (bill === undefined) throw new Error("the order has a bill");

describe("estimateOrder", () => {
  it("comes to what the server quotes for the same offer at the same place", () => {
    expect(estimate).toMatchObject({ currency: "USD", dueNow: 0 });
    expect(estimate.plans[0]?.firstBill).toMatchObject({ lines: bill.lines, period: bill.period });
    expect(isAsEstimated(order, estimate)).toBe(true);
  });

  it("adds up what is due today of all plans, with the tax of the place where it is known", () => {
    expect(estimateOrder({ offers: [paid, paid], place: IN_TEXAS, now: NOW }).dueNow).toBe(25.48);
    expect(estimateOrder({ offers: [paid, paid], place: undefined, now: NOW }).dueNow).toBe(23.98);
  });
});

describe("isAsEstimated", () => {
  const { charges } = order;
  const dearer = { ...bill, lines: { ...bill.lines, total: 12.75 } };
  const later = { ...bill, period: { start: "2027-02-22", end: "2027-03-22" } };

  it.each([
    ["another amount is due today", { dueNow: 0.01 }],
    ["a later bill costs a cent more", { charges: { ...charges, ongoingCharge: [dearer] } }],
    ["a bill comes a day later", { charges: { ...charges, ongoingCharge: [later] } }],
    ["there is no free time", { charges: { ...charges, zeroCharge: [] } }],
    ["the trial has been had", { trialUse: "usedByCard" as const }],
  ])("is false where %s", (_, override) => {
    expect(isAsEstimated(makeTexanOrder(override), estimate)).toBe(false);
  });

  it("compares each of several plans", () => {
    const line = { offerId: "offer-1", offerVersion: 1, offerName: "All Access", subscriptionId: null };
    const both = estimateOrder({ offers: [offer, offer], place: IN_TEXAS, now: NOW });
    const of = (group: typeof charges.zeroCharge) =>
      [0, 1].flatMap((place) => group.map((one) => ({ ...one, line: place })));
    const several = makeTexanOrder({
      lines: [line, line],
      charges: { ...charges, zeroCharge: of(charges.zeroCharge), ongoingCharge: of(charges.ongoingCharge) },
    });
    expect(isAsEstimated(several, both)).toBe(true);
    expect(isAsEstimated(several, estimate)).toBe(false);
    expect(isAsEstimated(order, both)).toBe(false);
  });
});
