import type { Address } from "../addresses/address.ts";
import { CA_TAX_RATES } from "./ca-tax-rates.ts";
import type { TaxRate } from "./tax-rate.ts";
import { US_TAX_RATES } from "./us-tax-rates.ts";

/** As much of an address as decides about its taxes. */
export type TaxableAddress = Pick<Address, "country" | "state">;

/**
 * The rates of an address on a day: the one door by which taxes come in. It answers at once and always the same, so
 * that a bill is what its quote was (decision 18).
 */
export function ratesInForce(address: TaxableAddress, day: Temporal.PlainDate): readonly TaxRate[] {
  const jurisdiction = `${address.country}-${address.state}`;
  const isoDay = day.toString();
  const rates = address.country === "CA" ? CA_TAX_RATES : US_TAX_RATES;
  return rates.filter(
    (rate) =>
      rate.jurisdiction === jurisdiction &&
      rate.from <= isoDay &&
      (rate.until === undefined || isoDay <= rate.until),
  );
}
