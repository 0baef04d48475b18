import type { OfferPhase } from "@skywave/domain/offers/offer";
import { priceFromTotal } from "@skywave/domain/pricing/price-from-total";

export type Country = "US" | "CA";

export const MONTH = { length: 1, timeUnit: "months" } as const;
export const QUARTER = { length: 3, timeUnit: "months" } as const;
export const YEAR = { length: 1, timeUnit: "years" } as const;
export const free = (months: number, country: Country): OfferPhase => ({
  type: "Free",
  duration: { length: months, timeUnit: "months" },
  billingPeriod: MONTH,
  price: priceFromTotal(0, { country, serviceType: "streaming" }),
});
export const intro = (months: number, totalInCents: number, country: Country): OfferPhase => ({
  type: "Introductory",
  duration: { length: months, timeUnit: "months" },
  billingPeriod: MONTH,
  price: priceFromTotal(totalInCents, { country, serviceType: "streaming" }),
});
export const full = (
  totalInCents: number,
  country: Country,
  billingPeriod: typeof MONTH | typeof QUARTER | typeof YEAR = MONTH,
): OfferPhase => ({
  type: "AutoRenewing",
  duration: "infinite",
  billingPeriod,
  price: priceFromTotal(totalInCents, { country, serviceType: "streaming" }),
});
/** The price of a plan that satellites carry, alone or beside streaming: its royalty fee is another one. */
export const carried = (
  totalInCents: number,
  country: Country,
  {
    serviceType = "satellite",
    billingPeriod = MONTH,
  }: { serviceType?: "satellite" | "bundle"; billingPeriod?: typeof MONTH | typeof YEAR } = {},
): { phases: OfferPhase[]; serviceType: "satellite" | "bundle" } => ({
  phases: [
    {
      ...full(totalInCents, country, billingPeriod),
      price: priceFromTotal(totalInCents, { country, serviceType }),
    },
  ],
  serviceType,
});

/** The same for more: what comes to the screen is no music, and no royalty fee is charged for it. */
export const besideData = (phases: readonly OfferPhase[], dataInCents: number): OfferPhase[] =>
  phases.map(({ price, ...phase }) => ({
    ...phase,
    price: { ...price, productAmountInCents: price.productAmountInCents + dataInCents },
  }));
