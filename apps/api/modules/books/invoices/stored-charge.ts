import type { Charge as WireCharge } from "@skywave/contract";
import { chargeLinesOf } from "@skywave/domain/pricing/charge-lines";
import type { Charge } from "@skywave/domain/pricing/charges-from";

/** A charge as it is kept: what was quoted stays as it was, whatever rates do later. */
export type StoredCharge = Omit<Charge, "period" | "taxes" | "credited"> & {
  period: { start: string; end: string };
  credited?: { days: number; billedDays: number; periodStart: string };
  taxes: Charge["taxes"][number][];
  /** Of an order for several plans: which of them; on its bill with the subscription that it became. */
  line?: { place: number; planName: string; subscriptionId?: string };
  /** Of days given back on the bill of another plan: the one that they were paid for. */
  planName?: string;
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

/** A charge as clients see it. Balances are nought until accounts can hold one. */
export function serializeCharge(charge: StoredCharge): WireCharge {
  return {
    kind: charge.kind,
    ...(charge.credited && { credited: charge.credited }),
    phaseType: charge.phaseType,
    ...(charge.line && { line: charge.line.place }),
    period: charge.period,
    billingPeriod: charge.billingPeriod,
    lines: chargeLinesOf(charge),
    previousBalance: 0,
    postPurchaseBalance: 0,
    giftCardBalance: 0,
  };
}
