import type { OfferPhase } from "@skywave/domain/offers/offer";
import { priceFromTotal } from "@skywave/domain/pricing/price-from-total";
import type { OfferRow } from "../offers-repository.ts";
import { besideData, carried, type Country, free, full, intro, QUARTER, YEAR } from "./phases.ts";
import { BESIDE, DATA, PRODUCTS } from "./products.ts";

const CURRENCY = { US: "USD", CA: "CAD" } as const;
interface Row {
  id: string;
  /** Of its terms; the first unless said. */
  version?: number;
  name: string;
  product: keyof typeof PRODUCTS;
  phases: OfferPhase[];
  baseTerm?: OfferRow["baseTerm"];
  serviceType?: OfferRow["serviceType"];
  audience?: OfferRow["audience"];
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
      baseTerm: "Annual",
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

/** A gift: free for a while, and nothing after it. Only a promo code opens it. */
function giftOf(country: Country): Row {
  return {
    id: `${country.toLowerCase()}-all-access-gift`,
    name: PRODUCTS.all.name,
    product: "all",
    phases: [free(2, country)],
    isOrganic: false,
  };
}

/** Plans for those who have one already: tiers above and below, and other terms and services. */
function switchesOf(
  country: Country,
  prices: Record<"premium" | "premiumYear" | "vip" | "basic" | "basicYear" | "quarter", number>,
): Row[] {
  const id = (name: string) => `${country.toLowerCase()}-${name}`;
  const rows: Omit<Row, "name" | "audience">[] = [
    { id: id("premium-monthly"), product: "premium", phases: [full(prices.premium, country)] },
    {
      id: id("premium-annual"),
      product: "premium",
      phases: [full(prices.premiumYear, country, YEAR)],
      baseTerm: "Annual",
    },
    { id: id("basic-monthly"), product: "basic", phases: [full(prices.basic, country)] },
    {
      id: id("basic-annual"),
      product: "basic",
      phases: [full(prices.basicYear, country, YEAR)],
      baseTerm: "Annual",
    },
    {
      id: id("all-access-quarterly"),
      product: "all",
      phases: [full(prices.quarter, country, QUARTER)],
      baseTerm: "Quarterly",
    },
    { id: id("vip-monthly"), product: "vip", phases: [full(prices.vip, country)] },
  ];
  return rows.map((row) => ({ ...row, name: PRODUCTS[row.product].name, audience: "subscribers" }));
}

/** Plans that are heard on a radio: whoever buys one has found the radio first. */
function forRadiosOf(
  country: Country,
  prices: Record<"all" | "allYear" | "half" | "music" | "bundle" | keyof typeof DATA, number>,
): Row[] {
  const id = (name: string) => `${country.toLowerCase()}-${name}`;
  const rows: Omit<Row, "name">[] = [
    // The first versions were for those alone who had a plan, at the royalty fee of streaming.
    {
      id: id("satellite-monthly"),
      version: 2,
      product: "satellite",
      ...carried(prices.all, country),
    },
    {
      id: id("satellite-annual"),
      product: "satellite",
      ...carried(prices.allYear, country, { billingPeriod: YEAR }),
      baseTerm: "Annual",
    },
    // By a link of its own, which is sent to one customer.
    {
      id: id("satellite-half-price"),
      product: "satellite",
      serviceType: "satellite",
      phases: [
        {
          ...intro(6, prices.half, country),
          price: priceFromTotal(prices.half, { country, serviceType: "satellite" }),
        },
        ...carried(prices.all, country).phases,
      ],
      isOrganic: false,
    },
    {
      id: id("satellite-music-monthly"),
      product: "satelliteMusic",
      ...carried(prices.music, country),
    },
    {
      id: id("bundle-monthly"),
      version: 2,
      product: "bundle",
      ...carried(prices.bundle, country, { serviceType: "bundle" }),
    },
  ];
  const named = rows.map((row) => ({ ...row, name: PRODUCTS[row.product].name }));
  const withData = (["satelliteRoad", "satelliteCoast", "satelliteSky"] as const).map((product): Row => ({
    id: id(`${product.replace("satellite", "satellite-").toLowerCase()}-monthly`),
    name: `${PRODUCTS[product].name} ${DATA[product].name}`,
    product,
    serviceType: "satellite",
    phases: besideData(carried(prices.all, country).phases, prices[product] - prices.all),
  }));
  return [...named, ...withData];
}

const US_RADIOS = forRadiosOf("US", {
  all: 1599,
  allYear: 15_999,
  half: 799,
  music: 1099,
  bundle: 2199,
  satelliteRoad: 1999,
  satelliteCoast: 2999,
  satelliteSky: 3999,
});
const CA_RADIOS = forRadiosOf("CA", {
  all: 1899,
  allYear: 18_999,
  half: 949,
  music: 1299,
  bundle: 2599,
  satelliteRoad: 2399,
  satelliteCoast: 3499,
  satelliteSky: 4699,
});

/** The same plans for less during three months, for those who think of leaving. */
function reasonsToStayOf(
  country: Country,
  prices: Record<"all" | "music" | "premium" | "basic", readonly [reduced: number, full: number]>,
): Row[] {
  const row = (product: "all" | "music" | "premium" | "basic", name: string): Row => {
    const [reduced, price] = prices[product];
    return {
      id: `${country.toLowerCase()}-${name}-stay`,
      name: PRODUCTS[product].name,
      product,
      phases: [intro(3, reduced, country), full(price, country)],
      audience: "leaving",
      isOrganic: false,
    };
  };
  return [row("all", "all-access"), row("music", "music"), row("premium", "premium"), row("basic", "basic")];
}

const US_REASONS = reasonsToStayOf("US", {
  all: [599, 1199],
  music: [449, 899],
  premium: [849, 1699],
  basic: [299, 599],
});
const CA_REASONS = reasonsToStayOf("CA", {
  all: [699, 1399],
  music: [549, 1099],
  premium: [999, 1999],
  basic: [374, 749],
});

const US_SWITCHES = switchesOf("US", {
  premium: 1699,
  premiumYear: 16_999,
  vip: 2499,
  basic: 599,
  basicYear: 5999,
  quarter: 3299,
});
const CA_SWITCHES = switchesOf("CA", {
  premium: 1999,
  premiumYear: 19_999,
  vip: 2899,
  basic: 749,
  basicYear: 7499,
  quarter: 3899,
});
const US = offersOf("US", { all: 1199, music: 899, allYear: 11_999, welcome: 499, half: 599 });
const CA = offersOf("CA", { all: 1399, music: 1099, allYear: 13_999, welcome: 599, half: 699 });

/** The year that a verification is good for at less, then the regular plan: both are told when it is bought. */
function forStudentsOf(country: Country, prices: { reduced: number; all: number }): Row {
  return {
    id: `${country.toLowerCase()}-all-access-student`,
    name: PRODUCTS.all.name,
    product: "all",
    phases: [intro(12, prices.reduced, country), full(prices.all, country)],
    audience: "students",
  };
}

const US_STUDENTS = forStudentsOf("US", { reduced: 499, all: 1199 });
const CA_STUDENTS = forStudentsOf("CA", { reduced: 599, all: 1399 });

function productsOf(product: Row["product"]): OfferRow["products"] {
  const beside = BESIDE[product];
  return beside === undefined ? [PRODUCTS[product]] : [PRODUCTS[product], beside];
}

const toRow =
  (country: Country) =>
  (row: Row, rank: number): OfferRow => ({
    id: row.id,
    version: row.version ?? 1,
    name: row.name,
    country,
    currency: CURRENCY[country],
    baseTerm: row.baseTerm ?? "Monthly",
    serviceType: row.serviceType ?? "streaming",
    billingPlatform: "Direct",
    products: productsOf(row.product),
    phases: row.phases,
    isOrganic: row.isOrganic ?? row.audience !== "subscribers",
    audience: row.audience ?? "everyone",
    rank,
    withdrawnAt: null,
  });

/** The offers a new installation starts with. */
export const CATALOGUE: readonly OfferRow[] = [
  ...[...US, ...US_SWITCHES, ...US_RADIOS, ...US_REASONS, US_STUDENTS, giftOf("US")].map(toRow("US")),
  ...[...CA, ...CA_SWITCHES, ...CA_RADIOS, ...CA_REASONS, CA_STUDENTS, giftOf("CA")].map(toRow("CA")),
];
