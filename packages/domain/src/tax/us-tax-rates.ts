import type { TaxRate } from "./tax-rate.ts";

const SOURCE =
  "State base rate on digital audio, 2026-01; local rates not included; verify before relying on it";

// States that are absent do not tax streamed audio, or tax it in a way that a sales tax line cannot say.
const STATE_RATES: readonly [state: string, name: string, rateInMillionths: number][] = [
  ["AZ", "Arizona", 56_000],
  ["AR", "Arkansas", 65_000],
  ["CO", "Colorado", 29_000],
  ["CT", "Connecticut", 63_500],
  ["DC", "District of Columbia", 60_000],
  ["HI", "Hawaii", 40_000],
  ["IA", "Iowa", 60_000],
  ["KY", "Kentucky", 60_000],
  ["LA", "Louisiana", 50_000],
  ["ME", "Maine", 55_000],
  ["MD", "Maryland", 60_000],
  ["MN", "Minnesota", 68_750],
  ["MS", "Mississippi", 70_000],
  ["NE", "Nebraska", 55_000],
  ["NM", "New Mexico", 48_750],
  ["NC", "North Carolina", 47_500],
  ["OH", "Ohio", 57_500],
  ["PA", "Pennsylvania", 60_000],
  ["RI", "Rhode Island", 70_000],
  ["SC", "South Carolina", 60_000],
  ["SD", "South Dakota", 42_000],
  ["TN", "Tennessee", 70_000],
  ["TX", "Texas", 62_500],
  ["UT", "Utah", 48_500],
  ["WA", "Washington", 65_000],
  ["WI", "Wisconsin", 50_000],
];

export const US_TAX_RATES: readonly TaxRate[] = STATE_RATES.map(([state, name, rateInMillionths]) => ({
  jurisdiction: `US-${state}`,
  jurisdictionLevel: "state",
  taxType: "salesTax",
  displayName: `${name} sales tax`,
  rateInMillionths,
  taxesRoyaltyFee: true,
  from: "2026-01-01",
  source: SOURCE,
}));
