import { divideHalfUp } from "../money/cents.ts";
import type { PhasePrice } from "../offers/offer.ts";
import type { TaxableAddress } from "../tax/rates-in-force.ts";
import { type TaxLine, taxLinesFor } from "../tax/tax-lines.ts";

/** A price with its taxes. Each line is rounded once; the total is the sum of the lines. */
export interface Priced {
  price: PhasePrice;
  taxes: readonly TaxLine[];
  totalInCents: number;
}

/** A price with the taxes of an address by the rates of a day; without an address, before tax. */
export function priceOf(
  price: PhasePrice,
  address: TaxableAddress | undefined,
  day: Temporal.PlainDate,
): Priced {
  return totalled(price, address === undefined ? [] : taxLinesFor(price, address, day));
}

/** Some days' share of each line, half-up; a negative number of days gives it back. */
export function shareOfPriced({ price, taxes }: Priced, days: number, ofDays: number): Priced {
  const share = (amountInCents: number) => divideHalfUp(amountInCents * days, ofDays);
  return totalled(
    {
      productAmountInCents: share(price.productAmountInCents),
      royaltyFeeInCents: share(price.royaltyFeeInCents),
    },
    taxes.map((tax) => ({
      ...tax,
      baseInCents: share(tax.baseInCents),
      amountInCents: share(tax.amountInCents),
    })),
  );
}

function totalled(price: PhasePrice, taxes: readonly TaxLine[]): Priced {
  const taxInCents = taxes.reduce((sum, tax) => sum + tax.amountInCents, 0);
  return { price, taxes, totalInCents: price.productAmountInCents + price.royaltyFeeInCents + taxInCents };
}
