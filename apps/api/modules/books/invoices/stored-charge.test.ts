import type { Charge } from "@skywave/domain/pricing/charges-from";
import { describe, expect, test } from "vitest";
import { storeCharge, serializeCharge } from "./stored-charge.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const TAX = {
  jurisdiction: "US-TX",
  jurisdictionLevel: "state",
  taxType: "salesTax",
  displayName: "Texas sales tax",
  rateInMillionths: 62_500,
  baseInCents: 1199,
  amountInCents: 75,
} as const;
const CHARGE: Charge = {
  kind: "period",
  phaseType: "AutoRenewing",
  billingPeriod: { length: 1, timeUnit: "months" },
  period: { start: day("2026-03-10"), end: day("2026-04-10") },
  price: { productAmountInCents: 1102, royaltyFeeInCents: 97 },
  taxes: [TAX, { ...TAX, jurisdiction: "US-TX-AUSTIN", amountInCents: 5 }],
  totalInCents: 1279,
};
const CREDITED = { days: 10, billedDays: 31, periodStart: day("2026-03-10") };

describe("storeCharge", () => {
  test("keeps every day as a text, that of a credit too", () => {
    const period = { start: "2026-03-10", end: "2026-04-10" };
    expect(storeCharge(CHARGE)).toEqual({ ...CHARGE, period });
    expect(storeCharge({ ...CHARGE, kind: "credit", credited: CREDITED })).toEqual({
      ...CHARGE,
      kind: "credit",
      period,
      credited: { days: 10, billedDays: 31, periodStart: "2026-03-10" },
    });
  });
});

describe("serializeCharge", () => {
  test("tells of a credit what it gives back, and of an order for several plans which of them", () => {
    const plain = serializeCharge(storeCharge(CHARGE));
    expect(plain).toMatchObject({ kind: "period", phaseType: "AutoRenewing", previousBalance: 0 });
    expect([plain.postPurchaseBalance, plain.giftCardBalance]).toEqual([0, 0]);
    expect(Object.keys(plain)).not.toContain("credited");
    expect(Object.keys(plain)).not.toContain("line");
    const stored = storeCharge({ ...CHARGE, kind: "credit", credited: CREDITED });
    expect(serializeCharge({ ...stored, line: { place: 2, planName: "Horizon" } })).toMatchObject({
      kind: "credit",
      credited: { days: 10, periodStart: "2026-03-10" },
      line: 2,
    });
  });
});
