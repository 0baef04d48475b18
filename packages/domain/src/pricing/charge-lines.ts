import { toMajorUnits } from "../money/cents.ts";
import type { Charge } from "./charges-from.ts";

/** One tax as a bill tells of it: rate × base, in major units. */
interface TellableTax {
  jurisdiction: string;
  jurisdictionLevel: Charge["taxes"][number]["jurisdictionLevel"];
  taxType: Charge["taxes"][number]["taxType"];
  displayName: string;
  /** 0.0625 is 6.25 %. */
  rate: number;
  base: number;
  amount: number;
}

/** The lines of a bill in major units, as the wire and pages have them. */
export interface ChargeLines {
  productAmount: number;
  fees: { type: "mrf"; displayName: string; amount: number }[];
  taxes: { total: number; breakdown: TellableTax[] };
  total: number;
}

/** The lines of a charge: product, fee of our own, and each tax with its rate and base. */
export function chargeLinesOf(charge: Pick<Charge, "price" | "taxes" | "totalInCents">): ChargeLines {
  const taxInCents = charge.taxes.reduce((sum, tax) => sum + tax.amountInCents, 0);
  const fee = {
    type: "mrf" as const,
    displayName: "Music royalty fee",
    amount: toMajorUnits(charge.price.royaltyFeeInCents),
  };
  return {
    productAmount: toMajorUnits(charge.price.productAmountInCents),
    fees: charge.price.royaltyFeeInCents === 0 ? [] : [fee],
    taxes: {
      total: toMajorUnits(taxInCents),
      breakdown: charge.taxes.map((tax) => ({
        jurisdiction: tax.jurisdiction,
        jurisdictionLevel: tax.jurisdictionLevel,
        taxType: tax.taxType,
        displayName: tax.displayName,
        rate: tax.rateInMillionths / 1_000_000,
        base: toMajorUnits(tax.baseInCents),
        amount: toMajorUnits(tax.amountInCents),
      })),
    },
    total: toMajorUnits(charge.totalInCents),
  };
}
