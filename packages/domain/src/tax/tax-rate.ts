export type JurisdictionLevel = "country" | "state" | "province";
export type TaxType = "salesTax" | "gst" | "hst" | "pst" | "qst" | "rst";

/** One rate of one tax, with the days on which it holds and where the figure comes from. */
export interface TaxRate {
  /** `US-WA`, `CA` or `CA-QC`. */
  jurisdiction: string;
  jurisdictionLevel: JurisdictionLevel;
  taxType: TaxType;
  displayName: string;
  /** 6.25 % is 62,500. */
  rateInMillionths: number;
  /** Whether the music royalty fee is part of what is taxed. */
  taxesRoyaltyFee: boolean;
  /** First and (if it has ended) last billing day of the rate, ISO dates. */
  from: string;
  until?: string;
  source: string;
}
