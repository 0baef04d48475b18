import type { OfferPhase } from "../../offers/offer.ts";
import { newSchedule } from "../../pricing/subscription-schedule.ts";

export const day = (iso: string) => Temporal.PlainDate.from(iso);
export const START = day("2026-09-10");
export const YEARS = { length: 1, timeUnit: "years" } as const;
const MONTH = { length: 1, timeUnit: "months" } as const;

export const paid = (total: number, billingPeriod: OfferPhase["billingPeriod"] = MONTH): OfferPhase => ({
  type: "AutoRenewing",
  duration: "infinite",
  billingPeriod,
  price: { productAmountInCents: total, royaltyFeeInCents: 0 },
});
export const trial = (months: number): OfferPhase => ({
  ...paid(0),
  type: "Free",
  duration: { length: months, timeUnit: "months" },
});
export const freeDays = (length: number): OfferPhase => ({
  ...trial(1),
  duration: { length, timeUnit: "days" },
  billingPeriod: { length, timeUnit: "days" },
});
export const promotion = (months: number, total: number): OfferPhase => ({
  ...paid(total),
  type: "Introductory",
  duration: { length: months, timeUnit: "months" },
});
export const scheduleIn = (place: string, phases: OfferPhase[]) => {
  const [country, state = ""] = place.split("-");
  const serviceAddress = { country: country === "CA" ? ("CA" as const) : ("US" as const), state };
  return newSchedule({ phases, started: START, serviceAddress });
};
