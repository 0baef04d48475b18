import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import { type Charge, chargesFrom } from "./charges-from.ts";
import { newSchedule } from "./subscription-schedule.ts";

const MONTH = { length: 1, timeUnit: "months" } as const;
const day = (iso: string) => Temporal.PlainDate.from(iso);
const price = (total: number) => ({ productAmountInCents: total, royaltyFeeInCents: 0 });
const free = (months: number): OfferPhase => ({
  type: "Free",
  duration: { length: months, timeUnit: "months" },
  billingPeriod: MONTH,
  price: price(0),
});
const intro = (months: number, total = 499): OfferPhase => ({
  type: "Introductory",
  duration: { length: months, timeUnit: "months" },
  billingPeriod: MONTH,
  price: price(total),
});
const full = (total = 1199): OfferPhase => ({
  type: "AutoRenewing",
  duration: "infinite",
  billingPeriod: MONTH,
  price: price(total),
});
const take = (count: number, phases: OfferPhase[], started: string): Charge[] =>
  chargesFrom(newSchedule({ phases, started: day(started) }))
    .take(count)
    .toArray();

describe("chargesFrom", () => {
  test("[S4.43] starts each phase where the one before ends", () => {
    const charges = take(4, [free(2), intro(2), full()], "2026-03-10");
    expect(
      charges.map(({ phaseType, period }) => [phaseType, period.start.toString(), period.end.toString()]),
    ).toEqual([
      ["Free", "2026-03-10", "2026-05-10"],
      ["Introductory", "2026-05-10", "2026-06-10"],
      ["Introductory", "2026-06-10", "2026-07-10"],
      ["AutoRenewing", "2026-07-10", "2026-08-10"],
    ]);
  });

  test("returns to the last day of long months after short ones", () => {
    const starts = take(5, [full()], "2026-01-31").map(({ period }) => period.start.toString());
    expect(starts).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
  });

  test("bills a yearly plan of 29 February on the 28th until the next leap year", () => {
    const yearly: OfferPhase = { ...full(), billingPeriod: { length: 1, timeUnit: "years" } };
    const starts = take(5, [yearly], "2028-02-29").map(({ period }) => period.start.toString());
    expect(starts).toEqual(["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]);
  });

  test("leaves no gap and no overlap, whatever day and phases it starts with", () => {
    const start = fc.integer({ min: 0, max: 4000 }).map((days) => day("2024-01-01").add({ days }));
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 13 }),
        (started, freeFor, introFor) => {
          const phases = [
            ...(freeFor > 0 ? [free(freeFor)] : []),
            ...(introFor > 0 ? [intro(introFor)] : []),
            full(),
          ];
          const charges = chargesFrom(newSchedule({ phases, started })).take(30).toArray();
          let end = started;
          for (const { period } of charges) {
            expect(period.start.equals(end)).toBe(true);
            expect(Temporal.PlainDate.compare(period.start, period.end)).toBe(-1);
            end = period.end;
          }
          expect(charges.filter(({ phaseType }) => phaseType === "Introductory")).toHaveLength(introFor);
        },
      ),
    );
  });

  test("adds tax for a known address and none without", () => {
    const [taxed] = chargesFrom(
      newSchedule({
        phases: [full()],
        started: day("2026-03-10"),
        serviceAddress: { country: "CA", state: "QC" },
      }),
    );
    expect(taxed?.taxes.map(({ taxType, amountInCents }) => [taxType, amountInCents])).toEqual([
      ["gst", 60],
      ["qst", 120],
    ]);
    expect(taxed?.totalInCents).toBe(1199 + 60 + 120);
    expect(take(1, [full()], "2026-03-10")[0]?.totalInCents).toBe(1199);
  });

  test("has a fee at its place, taxed like all that day, before what came after it on the same day", () => {
    const schedule = {
      ...newSchedule({
        phases: [full()],
        started: day("2026-03-10"),
        serviceAddress: { country: "CA", state: "QC" },
      }),
      fees: [{ on: day("2026-03-20"), place: 1, amountInCents: 1000 }],
      end: { on: day("2026-03-20"), isAtOnce: true, refund: "proRata" },
    } as const;
    const charges = chargesFrom(schedule).toArray();
    expect(charges.map(({ kind }) => kind)).toEqual(["period", "fee", "credit"]);
    expect(charges[1]).toMatchObject({
      price: { productAmountInCents: 1000 },
      totalInCents: 1000 + 50 + 100,
    });
    expect(charges[1]?.period.start.toString()).toBe("2026-03-20");
  });

  test("leaves the charges of a plan where they were when a fee comes between, and has one that comes last", () => {
    const without = newSchedule({ phases: [full()], started: day("2026-03-10") });
    const fees = [1, 2, 4].map((place) => ({ on: day("2026-03-12"), place, amountInCents: 500 }));
    const kinds = [...chargesFrom({ ...without, fees }).take(6)].map(({ kind }) => kind);
    expect(kinds).toEqual(["period", "fee", "fee", "period", "fee", "period"]);
    expect([...chargesFrom({ ...without, fees }).take(6)].filter(({ kind }) => kind === "period")).toEqual([
      ...chargesFrom(without).take(3),
    ]);
    const prepaid = {
      ...newSchedule({ phases: [intro(1)], started: day("2026-03-10") }),
      fees: fees.slice(0, 1),
    };
    expect([...chargesFrom(prepaid)].map(({ kind }) => kind)).toEqual(["period", "fee"]);
  });

  test("taxes the bill of the very day on which another address begins to hold by that address", () => {
    const addresses = (["QC", "AB"] as const).map((state, index) => ({
      from: day("2026-03-10").add({ months: index }),
      address: { country: "CA", state } as const,
    }));
    const schedule = { ...newSchedule({ phases: [full()], started: day("2026-03-10") }), addresses };
    const taxes = chargesFrom(schedule)
      .take(2)
      .map((charge) => charge.taxes.map(({ taxType }) => taxType).join());
    expect(taxes.toArray()).toEqual(["gst,qst", "gst"]);
  });
});
