import fc from "fast-check";
import type { OfferPhase } from "../../offers/offer.ts";
import type { RefundRule } from "../../pricing/subscription-schedule.ts";
import type { TaxableAddress } from "../../tax/rates-in-force.ts";

/** Something that happens to a subscription, after that day's bill has been made. */
export type ScheduleAct =
  | { kind: "switchAtOnce"; phases: readonly OfferPhase[] }
  | { kind: "switchAtTermEnd"; phases: readonly OfferPhase[] }
  | { kind: "pause"; months: number }
  | { kind: "suspend" }
  | { kind: "resume" }
  | { kind: "endAtTermEnd" }
  | { kind: "endAtOnce"; refund: RefundRule }
  | { kind: "revokeEnd" }
  | { kind: "moveTo"; address: TaxableAddress };

/** A schedule as it might be lived: where it starts, and what happens how many days later. */
export interface ScheduleScript {
  started: string;
  phases: readonly OfferPhase[];
  address: TaxableAddress;
  acts: readonly { afterDays: number; act: ScheduleAct }[];
}

export const LIFE_IN_DAYS = 3653;

const MONTHS = { timeUnit: "months" } as const;
const price = fc.record({
  productAmountInCents: fc.integer({ min: 1, max: 30_000 }),
  royaltyFeeInCents: fc.integer({ min: 0, max: 3000 }),
});
const NOTHING = { productAmountInCents: 0, royaltyFeeInCents: 0 };
const month = { length: 1, ...MONTHS };
const billingPeriod = fc.constantFrom(
  month,
  month,
  { length: 3, ...MONTHS },
  { length: 1, timeUnit: "years" as const },
  { length: 4, timeUnit: "weeks" as const },
  { length: 30, timeUnit: "days" as const },
);
const freePhase = fc.oneof(
  fc.integer({ min: 1, max: 6 }).map((length) => ({ length, ...MONTHS })),
  fc.integer({ min: 1, max: 45 }).map((length) => ({ length, timeUnit: "days" as const })),
);

const phases: fc.Arbitrary<OfferPhase[]> = fc
  .record({
    free: fc.option(freePhase, { nil: undefined }),
    introductory: fc.option(fc.record({ length: fc.integer({ min: 1, max: 12 }), price }), {
      nil: undefined,
    }),
    full: fc.record({ billingPeriod, price }),
  })
  .map(({ free, introductory, full }) => [
    ...(free === undefined
      ? []
      : [{ type: "Free" as const, duration: free, billingPeriod: month, price: NOTHING }]),
    ...(introductory === undefined
      ? []
      : [
          {
            type: "Introductory" as const,
            duration: { length: introductory.length, ...MONTHS },
            billingPeriod: month,
            price: introductory.price,
          },
        ]),
    { type: "AutoRenewing" as const, duration: "infinite" as const, ...full },
  ]);

const address: fc.Arbitrary<TaxableAddress> = fc.constantFrom(
  { country: "US", state: "TX" },
  { country: "US", state: "CA" },
  { country: "US", state: "WA" },
  { country: "CA", state: "QC" },
  { country: "CA", state: "NS" },
  { country: "CA", state: "AB" },
);

const act: fc.Arbitrary<ScheduleAct> = fc.oneof(
  { weight: 3, arbitrary: phases.map((next) => ({ kind: "switchAtOnce" as const, phases: next })) },
  { weight: 3, arbitrary: phases.map((next) => ({ kind: "switchAtTermEnd" as const, phases: next })) },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 1, max: 3 }).map((months) => ({ kind: "pause" as const, months })),
  },
  { weight: 3, arbitrary: fc.constant({ kind: "suspend" as const }) },
  { weight: 4, arbitrary: fc.constant({ kind: "resume" as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: "endAtTermEnd" as const }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<RefundRule>("none", "proRata", "full")
      .map((refund) => ({ kind: "endAtOnce" as const, refund })),
  },
  { weight: 2, arbitrary: fc.constant({ kind: "revokeEnd" as const }) },
  { weight: 2, arbitrary: address.map((next) => ({ kind: "moveTo" as const, address: next })) },
);

// Month ends, leap days and turns of the clock come up more often than they would by chance.
const AWKWARD_DAYS = ["2024-02-29", "2025-01-31", "2025-12-31", "2026-03-08", "2026-11-01", "2027-08-31"];
const started = fc.oneof(
  fc.constantFrom(...AWKWARD_DAYS),
  fc
    .integer({ min: 0, max: 2000 })
    .map((days) => Temporal.PlainDate.from("2024-01-01").add({ days }).toString()),
);

/** Lives of up to twelve acts over ten years. */
export const scheduleScripts: fc.Arbitrary<ScheduleScript> = fc.record({
  started,
  phases,
  address,
  acts: fc
    .array(fc.record({ afterDays: fc.integer({ min: 0, max: LIFE_IN_DAYS }), act }), { maxLength: 12 })
    .map((acts) => acts.toSorted((a, b) => a.afterDays - b.afterDays)),
});
