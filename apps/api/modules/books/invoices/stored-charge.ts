import type { Charge as WireCharge, ChargeLines } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { Charge } from "@skywave/domain/pricing/charges-from";

/** A charge as it is kept: what was quoted stays as it was, whatever rates do later. */
export type StoredCharge = Omit<Charge, "period" | "taxes" | "credited"> & {
  period: { start: string; end: string };
  credited?: { days: number; billedDays: number; periodStart: string };
  taxes: Charge["taxes"][number][];
  /** Of an order for several plans: which of them. */
  line?: { place: number; planName: string };
};

/** Turns a computed charge into one that can be kept. */
export function storeCharge(charge: Charge): StoredCharge {
  const { credited, ...fields } = charge;
  return {
    ...fields,
    ...(credited && { credited: { ...credited, periodStart: credited.periodStart.toString() } }),
    period: { start: charge.period.start.toString(), end: charge.period.end.toString() },
    taxes: [...charge.taxes],
  };
}

/** The lines of a bill: product, fee of our own, and each tax with its rate and base. */
export function serializeLines(charge: Pick<StoredCharge, "price" | "taxes" | "totalInCents">): ChargeLines {
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

/** A charge as clients see it. Balances are nought until accounts can hold one. */
export function serializeCharge(charge: StoredCharge): WireCharge {
  return {
    kind: charge.kind,
    ...(charge.credited && { credited: charge.credited }),
    phaseType: charge.phaseType,
    ...(charge.line && { line: charge.line.place }),
    period: charge.period,
    billingPeriod: charge.billingPeriod,
    lines: serializeLines(charge),
    previousBalance: 0,
    postPurchaseBalance: 0,
    giftCardBalance: 0,
  };
}
