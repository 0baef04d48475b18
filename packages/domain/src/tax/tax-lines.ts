import type { Address } from "../addresses/address.ts";
import { shareOf } from "../money/cents.ts";
import type { PhasePrice } from "../offers/offer.ts";
import { CA_TAX_RATES } from "./ca-tax-rates.ts";
import type { TaxRate } from "./tax-rate.ts";
import { US_TAX_RATES } from "./us-tax-rates.ts";

export type TaxableAddress = Pick<Address, "country" | "state">;

/** One tax on one bill, with all that explains its amount: rate × base. */
export interface TaxLine {
  jurisdiction: string;
  jurisdictionLevel: TaxRate["jurisdictionLevel"];
  taxType: TaxRate["taxType"];
  displayName: string;
  rateInMillionths: number;
  baseInCents: number;
  amountInCents: number;
}

/** The taxes on one bill of a price, by the rates in force on the day the billed period starts. */
export function taxLinesFor(price: PhasePrice, address: TaxableAddress, day: Temporal.PlainDate): TaxLine[] {
  return ratesInForce(address, day).map((rate) => {
    const baseInCents = price.productAmountInCents + (rate.taxesRoyaltyFee ? price.royaltyFeeInCents : 0);
    return {
      jurisdiction: rate.jurisdiction,
      jurisdictionLevel: rate.jurisdictionLevel,
      taxType: rate.taxType,
      displayName: rate.displayName,
      rateInMillionths: rate.rateInMillionths,
      baseInCents,
      amountInCents: shareOf(baseInCents, rate.rateInMillionths),
    };
  });
}

function ratesInForce(address: TaxableAddress, day: Temporal.PlainDate): TaxRate[] {
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
