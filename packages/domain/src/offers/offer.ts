import type { Period } from "../calendar/billing-period.ts";
import type { Country } from "../locale/country.ts";
import type { Currency } from "../money/currency.ts";

export type PhaseType = "Free" | "Introductory" | "AutoRenewing";
export type BaseTerm = "Monthly" | "Quarterly" | "SemiAnnual" | "Annual";
export type ServiceType = "streaming" | "satellite" | "bundle";
export type BillingPlatform = "Direct" | "AmazonAppStore" | "AppleAppStore" | "GooglePlayStore" | "RokuPay";

/** What one bill of a phase costs before tax. The advertised price is the total: the fee is part of it. */
export interface PhasePrice {
  productAmountInCents: number;
  /** The music royalty fee, `mrf` on the wire. */
  royaltyFeeInCents: number;
}

export interface OfferPhase {
  type: PhaseType;
  /** How long the phase lasts; the last phase of an offer has no end, unless the plan is to end with it. */
  duration: Period | "infinite";
  /** The time between two bills. */
  billingPeriod: Period;
  price: PhasePrice;
  /** How the legacy system calls the plan that it sold for this phase; left out for one that was sold here. */
  legacyPlan?: { code: string; type: string };
}

export interface Offer {
  id: string;
  /** Grows by one with every change of terms; a quote remembers the version it was made from. */
  version: number;
  name: string;
  country: Country;
  currency: Currency;
  baseTerm: BaseTerm;
  serviceType: ServiceType;
  billingPlatform: BillingPlatform;
  products: readonly { id: string; name: string; productType: "main" | "partner" }[];
  phases: readonly OfferPhase[];
}

/** The advertised price of one bill, in cents, before tax. */
export function totalPriceInCents(price: PhasePrice): number {
  return price.productAmountInCents + price.royaltyFeeInCents;
}
