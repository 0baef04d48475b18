import { describe, expect, test } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import { phaseSpansOf } from "./phase-spans.ts";
import { pricePathOf } from "./price-path.ts";
import { newSchedule } from "./subscription-schedule.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const phase = (
  type: OfferPhase["type"],
  productAmountInCents: number,
  duration: OfferPhase["duration"],
): OfferPhase => ({
  type,
  duration,
  billingPeriod: { length: 1, timeUnit: "months" },
  price: { productAmountInCents, royaltyFeeInCents: 0 },
});
const months = (length: number) => ({ length, timeUnit: "months" }) as const;

describe("phaseSpansOf", () => {
  test.each([
    [
      [
        phase("Free", 0, months(1)),
        phase("Introductory", 499, months(3)),
        phase("AutoRenewing", 1199, "infinite"),
      ],
    ],
    [[phase("AutoRenewing", 1199, "infinite")]],
    [[phase("Introductory", 499, months(6)), phase("AutoRenewing", 1199, months(12))]],
  ])("agrees with the price path, at a month's end and in a leap year", (phases) => {
    for (const started of [day("2026-01-31"), day("2028-02-29"), day("2026-03-10")]) {
      const path = pricePathOf(newSchedule({ phases, started }));
      const told = (start: Temporal.PlainDate, end: Temporal.PlainDate | undefined) => [
        start.toString(),
        end?.toString(),
      ];
      expect(phaseSpansOf(phases, started).map(({ start, end }) => told(start, end))).toEqual(
        path.map(({ start, end }) => told(start, end)),
      );
    }
  });
});
