import { z } from "zod";
import { Amount, Currency } from "../wire/money.ts";
import { Country } from "../wire/place.ts";
import { Period } from "../wire/time.ts";

export const Price = z
  .object({
    productAmount: Amount,
    mrfAmount: Amount.describe("Music royalty fee, charged by us; part of the total"),
    total: Amount.describe("The advertised price of one bill, before tax"),
  })
  .meta({ id: "Price" });

export const OfferPhase = z
  .object({
    type: z.enum(["Free", "Introductory", "AutoRenewing"]),
    duration: z.union([
      z.object({ kind: z.literal("finite"), length: z.int().positive(), timeUnit: Period.shape.timeUnit }),
      z.object({ kind: z.literal("infinite") }),
    ]),
    billingPeriod: Period,
    price: Price,
    priceMonthly: Amount,
    termLength: z.number().describe("Months"),
    priceTerm: Amount,
  })
  .meta({ id: "OfferPhase" });
export type OfferPhase = z.infer<typeof OfferPhase>;

/** What a plan includes, as facts that pages put into words and compare. */
export const PlanInclusions = z
  .object({
    channels: z.int().positive(),
    devicesAtOnce: z.int().nonnegative().describe("Streams at a time; 0 where only a radio receives it"),
    soundQuality: z.enum(["standard", "high", "highest"]),
    hasOfflineListening: z.boolean(),
    hasMusicWithoutAds: z.boolean(),
    extras: z.array(
      z.enum([
        "newsAndTalk",
        "liveSports",
        "personalStations",
        "subscriberSessions",
        "secondSubscription",
        "satelliteReception",
        "traffic",
        "marineWeather",
        "aviationWeather",
      ]),
    ),
  })
  .meta({ id: "PlanInclusions" });
export type PlanInclusions = z.infer<typeof PlanInclusions>;

export const Offer = z
  .object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    type: z.enum(["Trial", "Promo", "SelfPay"]),
    country: Country,
    currency: Currency,
    baseTerm: z.enum(["Monthly", "Quarterly", "SemiAnnual", "Annual"]),
    serviceType: z.enum(["streaming", "satellite", "bundle"]),
    billingPlatform: z.enum(["Direct", "AmazonAppStore", "AppleAppStore", "GooglePlayStore", "RokuPay"]),
    products: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        productType: z.enum(["main", "partner"]),
      }),
    ),
    basePrice: z.object({ productAmount: Amount, total: Amount }).describe("The full price of one bill"),
    phases: z.array(OfferPhase),
    inclusions: PlanInclusions.optional().describe("Absent where nothing is known of the product"),
  })
  .meta({ id: "Offer" });
export type Offer = z.infer<typeof Offer>;
