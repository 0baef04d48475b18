import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scheduleScripts } from "../schedule/testing/schedule-script.ts";
import { liveScript } from "../schedule/testing/live-script.ts";
import { type Bill, billsFrom } from "../pricing/bills-from.ts";
import type { Charge } from "../pricing/charges-from.ts";
import { priceOf } from "../pricing/priced.ts";
import type { TaxLine } from "../tax/tax-lines.ts";
import { compareBills, type ComparedBill, type ComparedCharge, totalOfBill } from "./compare-bills.ts";

const DAY = Temporal.PlainDate.from("2026-11-21");
const FULL = { productAmountInCents: 1102, royaltyFeeInCents: 97 };
const WELCOME = { productAmountInCents: 459, royaltyFeeInCents: 40 };
const NOTHING = { productAmountInCents: 0, royaltyFeeInCents: 0 };

function chargeAt(
  price: typeof FULL,
  place: { country: "US" | "CA"; state: string },
  override: Partial<ComparedCharge> = {},
): ComparedCharge {
  const { taxes } = priceOf(price, place, DAY);
  const { productAmountInCents, royaltyFeeInCents: feeInCents } = price;
  return {
    kind: "period",
    phaseType: "AutoRenewing",
    days: 30,
    productAmountInCents,
    feeInCents,
    taxes,
    ...override,
  };
}

const TEXAS = { country: "US", state: "TX" } as const;
const QUEBEC = { country: "CA", state: "QC" } as const;
const ALBERTA = { country: "CA", state: "AB" } as const;

const bill = (charges: ComparedCharge[], override: Partial<ComparedBill> = {}): ComparedBill => ({
  plan: "Horizon",
  place: "TX",
  charges,
  ...override,
});
const told = (now: ComparedBill, before: ComparedBill) =>
  compareBills(now, before).map(({ reason, amountInCents }) => [reason, amountInCents]);

describe("compareBills", () => {
  test("has nothing to say about two bills that are alike", () => {
    const same = bill([chargeAt(FULL, TEXAS)]);
    expect(compareBills(same, bill([chargeAt(FULL, TEXAS, { days: 31 })]))).toEqual([]);
  });

  test("parts the end of a promotion into price, fee and tax", () => {
    const before = bill([chargeAt(WELCOME, TEXAS, { phaseType: "Introductory" })]);
    expect(told(bill([chargeAt(FULL, TEXAS)]), before)).toEqual([
      ["promotionEnded", 643],
      ["feeChanged", 57],
      ["taxOnPrice", 44],
    ]);
  });

  test("knows that a free time ended, and that a lower price began", () => {
    const free = bill([chargeAt(NOTHING, TEXAS, { phaseType: "Free" })]);
    const full = bill([chargeAt(FULL, TEXAS)]);
    expect(compareBills(full, free)[0]).toEqual({ reason: "freeTimeEnded", amountInCents: 1102 });
    expect(compareBills(free, full)[0]).toEqual({ reason: "promotionBegan", amountInCents: -1102 });
  });

  test("names the plans and the terms between which somebody changed, and a price that rose", () => {
    const before = bill([chargeAt(WELCOME, TEXAS)]);
    const now = [chargeAt(FULL, TEXAS)];
    expect(compareBills(bill(now, { plan: "Zenith" }), before)[0]).toMatchObject({
      reason: "planChanged",
      from: "Horizon",
      to: "Zenith",
    });
    const yearly = bill([chargeAt(FULL, TEXAS, { days: 365 })]);
    expect(compareBills(yearly, before)[0]).toMatchObject({
      reason: "termChanged",
      fromDays: 30,
      toDays: 365,
    });
    expect(compareBills(bill(now), before)[0]).toMatchObject({
      reason: "priceChanged",
      fromInCents: 459,
      toInCents: 1102,
    });
  });

  test("tells what a move does to each tax, and leaves out one that both places share", () => {
    const price = { productAmountInCents: 1399, royaltyFeeInCents: 0 };
    const before = bill([chargeAt(price, ALBERTA)], { place: "AB" });
    const now = bill([chargeAt(price, QUEBEC)], { place: "QC" });
    expect(compareBills(now, before)).toMatchObject([
      { reason: "movedTo", amountInCents: 140, place: "QC", tax: { taxType: "qst" } },
    ]);
    expect(compareBills(before, now)).toMatchObject([
      { reason: "movedFrom", amountInCents: -140, place: "QC", tax: { taxType: "qst" } },
    ]);
  });

  test("parts a tax whose rate rose together with the price", () => {
    const charge = chargeAt(FULL, TEXAS);
    const risen = charge.taxes.map((tax) => ({ ...tax, rateInMillionths: 70_000, amountInCents: 84 }));
    const before = bill([chargeAt(WELCOME, TEXAS)]);
    expect(compareBills(bill([{ ...charge, taxes: risen }]), before).slice(2)).toMatchObject([
      { reason: "taxOnPrice", amountInCents: 44 },
      { reason: "taxRateChanged", amountInCents: 9, fromInMillionths: 62_500 },
    ]);
  });

  test("knows a tax that began or ended where nobody moved", () => {
    const taxed = bill([chargeAt(FULL, TEXAS)]);
    const untaxed = bill([chargeAt(FULL, TEXAS, { taxes: [] })]);
    expect(told(taxed, untaxed)).toEqual([["taxBegan", 75]]);
    expect(told(untaxed, taxed)).toEqual([["taxEnded", -75]]);
  });

  test("keeps days that were given back apart, on either bill", () => {
    const credit = chargeAt(NOTHING, TEXAS, { kind: "credit", productAmountInCents: -300, feeInCents: -20 });
    const period = chargeAt(FULL, TEXAS);
    expect(told(bill([credit, period]), bill([period]))).toEqual([["credited", -320]]);
    expect(told(bill([period]), bill([credit, period]))).toEqual([["creditedBefore", 320]]);
    expect(told(bill([credit]), bill([period]))).toEqual([
      ["nothingBilled", -1274],
      ["credited", -320],
    ]);
    expect(told(bill([period]), bill([credit]))).toEqual([
      ["billedAgain", 1274],
      ["creditedBefore", 320],
    ]);
  });
});

const cents = fc.integer({ min: -50_000, max: 50_000 });
const tax: fc.Arbitrary<TaxLine> = fc.record({
  jurisdiction: fc.constantFrom("US-TX", "CA-QC", "CA-BC"),
  jurisdictionLevel: fc.constantFrom("state", "province", "country"),
  taxType: fc.constantFrom("salesTax", "gst", "qst", "pst"),
  displayName: fc.constant("Tax"),
  rateInMillionths: fc.constantFrom(50_000, 62_500, 70_000, 99_750),
  baseInCents: cents,
  amountInCents: cents,
});
const anyBill: fc.Arbitrary<ComparedBill> = fc.record({
  plan: fc.constantFrom("Horizon", "Zenith"),
  place: fc.constantFrom("TX", "QC", "BC"),
  charges: fc.array(
    fc.record({
      kind: fc.constantFrom("period", "credit", "fee"),
      phaseType: fc.constantFrom("Free", "Introductory", "AutoRenewing"),
      days: fc.integer({ min: 1, max: 366 }),
      productAmountInCents: cents,
      feeInCents: cents,
      taxes: fc.array(tax, { maxLength: 4 }),
    }),
    { maxLength: 4 },
  ),
});

const toCompared = ({ kind, phaseType, period, price, taxes }: Charge): ComparedCharge => ({
  kind,
  phaseType,
  days: period.start.until(period.end, { largestUnit: "days" }).days,
  productAmountInCents: price.productAmountInCents,
  feeInCents: price.royaltyFeeInCents,
  taxes,
});
const toComparedBill = ({ charges }: Bill): ComparedBill => bill(charges.map(toCompared));
const addUp = (now: ComparedBill, before: ComparedBill) =>
  compareBills(now, before).reduce((total, { amountInCents }) => total + amountInCents, 0);

describe("the parts of a difference", () => {
  test("add up to it exactly for any two bills", () => {
    fc.assert(
      fc.property(anyBill, anyBill, (now, before) => {
        expect(addUp(now, before)).toBe(totalOfBill(now) - totalOfBill(before));
      }),
      { numRuns: 2000 },
    );
  });

  test("add up to it for the bills of whole lives, to the cent that is charged", () => {
    fc.assert(
      fc.property(scheduleScripts, (script) => {
        const bills = billsFrom(liveScript(script).schedule).take(40).toArray();
        for (const [index, now] of bills.entries()) {
          const before = bills[index - 1];
          if (before === undefined) continue;
          const difference = now.totalInCents - before.totalInCents;
          expect(addUp(toComparedBill(now), toComparedBill(before))).toBe(difference);
        }
      }),
      { numRuns: 60 },
    );
  });
});
