import type { Charge, Order } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import type { DrawnStep } from "./price-steps.ts";

/** Every bill that a quote foresees, in the order in which they come. */
function billsOf({ charges }: Order): Charge[] {
  const { zeroCharge, oneTimeCharge, repeatingCharge, ongoingCharge } = charges;
  const all = [...zeroCharge, ...oneTimeCharge, ...repeatingCharge, ...ongoingCharge];
  return all.toSorted((a, b) => a.period.start.localeCompare(b.period.start));
}

/** What of today's bill the card does not pay, and where that comes from. */
export function paidOtherwise(order: Order): { balance: number; giftCard: number } {
  const { oneTimeCharge } = order.charges;
  const sum = (amountOf: (charge: Charge) => number) =>
    oneTimeCharge.reduce((cents, charge) => cents + toCents(amountOf(charge)), 0);
  const giftCard = sum(({ giftCardBalance }) => giftCardBalance);
  const balance = sum(({ lines }) => lines.total) - toCents(order.dueNow) - giftCard;
  return { balance: toMajorUnits(Math.max(0, balance)), giftCard: toMajorUnits(giftCard) };
}

/** The first bill with something on it; undefined if nothing is ever charged. */
export function firstPaidBill(order: Order): Charge | undefined {
  return billsOf(order).find(({ lines }) => lines.total > 0);
}

/** Whether something is to be paid today, by whatever. */
export function isBilledToday({ charges }: Order): boolean {
  return charges.oneTimeCharge.some(({ lines }) => lines.total > 0);
}

/** The first bill after today with something on it; undefined if there is none. */
export function nextBill(order: Order): Charge | undefined {
  const { oneTimeCharge } = order.charges;
  return billsOf(order).find((bill) => bill.lines.total > 0 && !oneTimeCharge.includes(bill));
}

/** The bill that comes back until the plan is cancelled. */
export function lastingBill(order: Order): Charge | undefined {
  return billsOf(order).at(-1);
}

/** The price path of a quote, tax included: bills in a row with the same price are one step. */
export function stepsOfQuote(order: Order): DrawnStep[] {
  const steps: DrawnStep[] = [];
  for (const { kind, phaseType, period, billingPeriod, lines } of billsOf(order)) {
    // What is given back is no price.
    if (kind === "credit") continue;
    const last = steps.at(-1);
    if (last?.phaseType === phaseType && last.priceAfterTax === lines.total) {
      last.end = period.end;
      continue;
    }
    const price = toMajorUnits(toCents(lines.total) - toCents(lines.taxes.total));
    const { start, end } = period;
    steps.push({ phaseType, start, end, billingPeriod, price, priceAfterTax: lines.total });
  }
  const last = steps.at(-1);
  if (last?.phaseType === "AutoRenewing") last.end = null;
  return steps;
}
