import { shareOf } from "../money/cents.ts";
import type { PhasePrice } from "../offers/offer.ts";
import { ratesInForce, type TaxableAddress } from "./rates-in-force.ts";
import type { TaxRate } from "./tax-rate.ts";

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
