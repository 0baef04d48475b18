import type { OfferPhase } from "@skywave/domain/offers/offer";
import type { OfferRow } from "../offers-repository.ts";
import { priceFromTotal } from "./price-from-total.ts";

type Country = "US" | "CA";

const CURRENCY = { US: "USD", CA: "CAD" } as const;
const MONTH = { length: 1, timeUnit: "months" } as const;
const YEAR = { length: 1, timeUnit: "years" } as const;
// Names that stand unchanged in English and French, as brand names do.
const PRODUCTS = {
  all: { id: "streaming-all", name: "Horizon", productType: "main" },
  music: { id: "streaming-music", name: "Melodia", productType: "main" },
} as const;

const free = (months: number, country: Country): OfferPhase => ({
  type: "Free",
  duration: { length: months, timeUnit: "months" },
  billingPeriod: MONTH,
  price: priceFromTotal(0, CURRENCY[country]),
});
const intro = (months: number, totalInCents: number, country: Country): OfferPhase => ({
  type: "Introductory",
  duration: { length: months, timeUnit: "months" },
  billingPeriod: MONTH,
  price: priceFromTotal(totalInCents, CURRENCY[country]),
});
const full = (
  totalInCents: number,
  country: Country,
  billingPeriod: typeof MONTH | typeof YEAR = MONTH,
): OfferPhase => ({
  type: "AutoRenewing",
  duration: "infinite",
  billingPeriod,
  price: priceFromTotal(totalInCents, CURRENCY[country]),
});

interface Row {
  id: string;
  name: string;
  product: keyof typeof PRODUCTS;
  phases: OfferPhase[];
  isAnnual?: boolean;
  isOrganic?: boolean;
}

/** The same line of offers in each country, at its own prices in cents before tax. */
function offersOf(
  country: Country,
  prices: Record<"all" | "music" | "allYear" | "welcome" | "half", number>,
): Row[] {
  const id = (name: string) => `${country.toLowerCase()}-${name}`;
  return [
    {
      id: id("all-access-trial"),
      name: "Horizon",
      product: "all",
      phases: [free(1, country), intro(3, prices.welcome, country), full(prices.all, country)],
    },
    {
      id: id("music-trial"),
      name: "Melodia",
      product: "music",
      phases: [free(1, country), full(prices.music, country)],
    },
    { id: id("all-access-monthly"), name: "Horizon", product: "all", phases: [full(prices.all, country)] },
    { id: id("music-monthly"), name: "Melodia", product: "music", phases: [full(prices.music, country)] },
    {
      id: id("all-access-annual"),
      name: "Horizon",
      product: "all",
      phases: [full(prices.allYear, country, YEAR)],
      isAnnual: true,
    },
    {
      id: id("all-access-half-price"),
      name: "Horizon",
      product: "all",
      phases: [intro(6, prices.half, country), full(prices.all, country)],
      isOrganic: false,
    },
  ];
}

const US = offersOf("US", { all: 1199, music: 899, allYear: 11_999, welcome: 499, half: 599 });
const CA = offersOf("CA", { all: 1399, music: 1099, allYear: 13_999, welcome: 599, half: 699 });

const toRow =
  (country: Country) =>
  (row: Row, rank: number): OfferRow => ({
    id: row.id,
    version: 1,
    name: row.name,
    country,
    currency: CURRENCY[country],
    baseTerm: row.isAnnual === true ? "Annual" : "Monthly",
    serviceType: "streaming",
    billingPlatform: "Direct",
    products: [PRODUCTS[row.product]],
    phases: row.phases,
    isOrganic: row.isOrganic ?? true,
    rank,
    withdrawnAt: null,
  });

/** The offers a new installation starts with. */
export const CATALOGUE: readonly OfferRow[] = [...US.map(toRow("US")), ...CA.map(toRow("CA"))];
