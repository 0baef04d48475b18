import { shareOf } from "../money/cents.ts";
import type { PhaseType } from "../offers/offer.ts";
import type { TaxLine } from "../tax/tax-lines.ts";

/** A tax as bills name it. */
export type ComparedTax = Omit<TaxLine, "taxType"> & { taxType: string };

/** One charge of a bill, as far as it explains amounts. */
export interface ComparedCharge {
  kind: "period" | "credit" | "fee";
  phaseType: PhaseType;
  /** From its first day to the day after its last. */
  days: number;
  productAmountInCents: number;
  feeInCents: number;
  taxes: readonly ComparedTax[];
}

export interface ComparedBill {
  plan: string;
  /** State or province where the service is used. */
  place: string;
  charges: readonly ComparedCharge[];
}

/** Something that made a bill differ from the one before, and by how much. */
export type Difference = { amountInCents: number } & (
  | { reason: "freeTimeEnded" | "promotionEnded" | "promotionBegan" }
  | {
      reason:
        | "credited"
        | "creditedBefore"
        | "chargedOnce"
        | "chargedOnceBefore"
        | "nothingBilled"
        | "billedAgain";
    }
  | { reason: "planChanged"; from: string; to: string }
  | { reason: "termChanged"; fromDays: number; toDays: number }
  | { reason: "priceChanged" | "feeChanged"; fromInCents: number; toInCents: number }
  | { reason: "taxOnPrice" | "taxBegan" | "taxEnded"; tax: ComparedTax }
  | { reason: "movedTo" | "movedFrom"; tax: ComparedTax; place: string }
  | { reason: "taxRateChanged"; tax: ComparedTax; fromInMillionths: number }
);

const DAYS_IN_A_MONTH = 30.4;

/** All that a bill asks for, in cents; less than nought for a credit. */
export function totalOfBill({ charges }: Pick<ComparedBill, "charges">): number {
  return sum(charges.map(totalOfCharge));
}

/**
 * Says why a bill is not as high as the one before it. The amounts add up to the difference exactly; what
 * changed nothing is left out.
 */
export function compareBills(now: ComparedBill, before: ComparedBill): Difference[] {
  const [newPeriods, oldPeriods] = [chargesOf(now, "period"), chargesOf(before, "period")];
  const totalOf = (bill: ComparedBill, kind: ComparedCharge["kind"]) =>
    totalOfBill({ charges: chargesOf(bill, kind) });
  const differences: Difference[] = [
    ...comparePeriods({ ...now, charges: newPeriods }, { ...before, charges: oldPeriods }),
    { reason: "credited", amountInCents: totalOf(now, "credit") },
    { reason: "creditedBefore", amountInCents: -totalOf(before, "credit") },
    { reason: "chargedOnce", amountInCents: totalOf(now, "fee") },
    { reason: "chargedOnceBefore", amountInCents: -totalOf(before, "fee") },
  ];
  return differences.filter(({ amountInCents }) => amountInCents !== 0);
}

function comparePeriods(now: ComparedBill, before: ComparedBill): Difference[] {
  const [newest, previous] = [now.charges.at(-1), before.charges.at(-1)];
  if (newest === undefined) return [{ reason: "nothingBilled", amountInCents: -totalOfBill(before) }];
  if (previous === undefined) return [{ reason: "billedAgain", amountInCents: totalOfBill(now) }];
  return [
    priceDifference(
      { plan: now.plan, newest, inCents: sum(now.charges.map((charge) => charge.productAmountInCents)) },
      {
        plan: before.plan,
        newest: previous,
        inCents: sum(before.charges.map((charge) => charge.productAmountInCents)),
      },
    ),
    feeDifference(
      sum(now.charges.map(({ feeInCents }) => feeInCents)),
      sum(before.charges.map(({ feeInCents }) => feeInCents)),
    ),
    ...taxDifferences(now, before),
  ];
}

interface PricedPlan {
  plan: string;
  newest: ComparedCharge;
  inCents: number;
}

function priceDifference(now: PricedPlan, before: PricedPlan): Difference {
  const amountInCents = now.inCents - before.inCents;
  const [phase, earlier] = [now.newest.phaseType, before.newest.phaseType];
  if (now.plan !== before.plan)
    return { reason: "planChanged", amountInCents, from: before.plan, to: now.plan };
  if (earlier === "Free" && phase !== "Free") return { reason: "freeTimeEnded", amountInCents };
  if (earlier === "Introductory" && phase === "AutoRenewing")
    return { reason: "promotionEnded", amountInCents };
  if (phase !== earlier) return { reason: "promotionBegan", amountInCents };
  if (monthsIn(now.newest) !== monthsIn(before.newest))
    return { reason: "termChanged", amountInCents, fromDays: before.newest.days, toDays: now.newest.days };
  return { reason: "priceChanged", amountInCents, fromInCents: before.inCents, toInCents: now.inCents };
}

function feeDifference(nowInCents: number, beforeInCents: number): Difference {
  return {
    reason: "feeChanged",
    amountInCents: nowInCents - beforeInCents,
    fromInCents: beforeInCents,
    toInCents: nowInCents,
  };
}

function taxDifferences(now: ComparedBill, before: ComparedBill): Difference[] {
  const [newTaxes, oldTaxes] = [taxesOf(now), taxesOf(before)];
  const hasMoved = now.place !== before.place;
  const ended = [...oldTaxes].flatMap(([key, tax]): Difference[] => {
    if (newTaxes.has(key)) return [];
    const amountInCents = -tax.amountInCents;
    return hasMoved
      ? [{ reason: "movedFrom", amountInCents, tax, place: before.place }]
      : [{ reason: "taxEnded", amountInCents, tax }];
  });
  const others = [...newTaxes].flatMap(([key, tax]): Difference[] => {
    const old = oldTaxes.get(key);
    if (old !== undefined) return taxDifference(tax, old);
    const { amountInCents } = tax;
    return hasMoved
      ? [{ reason: "movedTo", amountInCents, tax, place: now.place }]
      : [{ reason: "taxBegan", amountInCents, tax }];
  });
  return [...others, ...ended];
}

/** What the old rate would make of the new price parts one cause from the other. */
function taxDifference(tax: ComparedTax, old: ComparedTax): Difference[] {
  const { amountInCents, baseInCents, rateInMillionths } = tax;
  if (rateInMillionths === old.rateInMillionths)
    return [{ reason: "taxOnPrice", amountInCents: amountInCents - old.amountInCents, tax }];
  const atOldRateInCents = shareOf(baseInCents, old.rateInMillionths);
  return [
    { reason: "taxOnPrice", amountInCents: atOldRateInCents - old.amountInCents, tax },
    {
      reason: "taxRateChanged",
      amountInCents: amountInCents - atOldRateInCents,
      tax,
      fromInMillionths: old.rateInMillionths,
    },
  ];
}

/** Each tax once, over all charges. One of the country is the same in every province. */
function taxesOf({ charges }: ComparedBill): Map<string, ComparedTax> {
  const taxes = new Map<string, ComparedTax>();
  for (const tax of charges.flatMap((charge) => charge.taxes)) {
    const key = tax.jurisdictionLevel === "country" ? tax.taxType : `${tax.jurisdiction} ${tax.taxType}`;
    const known = taxes.get(key);
    taxes.set(key, {
      ...tax,
      baseInCents: tax.baseInCents + (known?.baseInCents ?? 0),
      amountInCents: tax.amountInCents + (known?.amountInCents ?? 0),
    });
  }
  return taxes;
}

function chargesOf({ charges }: ComparedBill, kind: ComparedCharge["kind"]): ComparedCharge[] {
  return charges.filter((charge) => charge.kind === kind);
}

function totalOfCharge({ productAmountInCents, feeInCents, taxes }: ComparedCharge): number {
  return productAmountInCents + feeInCents + sum(taxes.map(({ amountInCents }) => amountInCents));
}

function monthsIn({ days }: ComparedCharge): number {
  return Math.round(days / DAYS_IN_A_MONTH);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
