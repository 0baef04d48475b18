import type { Charge, Order } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import type { DrawnStep } from "./price-steps.ts";

type Bill = Pick<Charge, "kind" | "phaseType" | "period" | "billingPeriod" | "lines">;
/** The bills of an order, as they are quoted or worked out. */
export interface Billed<B extends Bill = Bill> {
  charges: Record<keyof Order["charges"], B[]>;
}

/** Every bill that a quote foresees, in the order in which they come. */
function billsOf<B extends Bill>({ charges }: Billed<B>): B[] {
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
export function firstPaidBill<B extends Bill>(order: Billed<B>): B | undefined {
  return billsOf(order).find(({ lines }) => lines.total > 0);
}

/** Whether something is to be paid today, by whatever. */
export function isBilledToday({ charges }: Billed): boolean {
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

/** What comes back with each bill until the plan, or the last of several, is cancelled. */
export function lastingPrice(order: Order): Record<"total" | "tax" | "royaltyFee", number> {
  const bills =
    order.lines === undefined
      ? [lastingBill(order)].filter((bill) => bill !== undefined)
      : order.charges.ongoingCharge;
  const sum = (amountOf: (bill: Charge) => number) =>
    toMajorUnits(bills.reduce((cents, bill) => cents + toCents(amountOf(bill)), 0));
  return {
    total: sum(({ lines }) => lines.total),
    tax: sum(({ lines }) => lines.taxes.total),
    royaltyFee: sum(({ lines }) => lines.fees.find(({ type }) => type === "mrf")?.amount ?? 0),
  };
}

/** One of several plans of an order, as if it were bought alone. */
export function planOfOrder(order: Order, place: number): Order {
  const only = (charges: Charge[]) => charges.filter(({ line }) => line === place);
  const { oneTimeCharge, repeatingCharge, ongoingCharge, zeroCharge } = order.charges;
  return {
    ...order,
    charges: {
      oneTimeCharge: only(oneTimeCharge),
      repeatingCharge: only(repeatingCharge),
      ongoingCharge: only(ongoingCharge),
      zeroCharge: only(zeroCharge),
    },
  };
}

/** The price path of a quote, tax included: bills in a row with the same price are one step. */
export function stepsOfQuote(order: Billed): DrawnStep[] {
  const steps: DrawnStep[] = [];
  for (const { kind, phaseType, period, billingPeriod, lines } of billsOf(order)) {
    // What is given back is no price, nor is what is paid once.
    if (kind !== "period") continue;
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
