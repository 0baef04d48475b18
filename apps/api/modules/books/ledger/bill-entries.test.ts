import { describe, expect, test } from "vitest";
import type { StoredCharge } from "../invoices/stored-charge.ts";
import {
  balanceEntries,
  billEntries,
  contestedEntries,
  paymentEntries,
  refundEntries,
} from "./bill-entries.ts";

const tax = (amountInCents: number) => ({
  jurisdiction: "US-TX",
  jurisdictionLevel: "state" as const,
  taxType: "salesTax" as const,
  displayName: "Texas sales tax",
  rateInMillionths: 62_500,
  baseInCents: 1000,
  amountInCents,
});
const charge = (product: number, fee: number, ...taxes: number[]) =>
  ({
    price: { productAmountInCents: product, royaltyFeeInCents: fee },
    taxes: taxes.map(tax),
    totalInCents: product + fee + taxes.reduce((sum, cents) => sum + cents, 0),
  }) as StoredCharge;

/** What each account moves by. */
const moves = (entries: ReturnType<typeof billEntries>) =>
  Object.fromEntries(entries.map(({ account, amountInCents }) => [account, amountInCents]));

describe("a bill", () => {
  test("is owed to the cent for its products, fees and taxes", () => {
    const entries = billEntries({ id: "inv_1", charges: [charge(1102, 97, 75, 5), charge(-200, -10, -12)] });
    expect(moves(entries)).toEqual({ receivable: 1057, revenue: -902, royaltyFee: -87, tax: -68 });
    expect(new Set(entries.map(({ transactionId }) => transactionId))).toEqual(new Set(["invoice:inv_1"]));
  });
});

test.each([
  ["balance:inv_1", balanceEntries("inv_1", 500), { customerBalance: 500, receivable: -500 }],
  ["payment:pay_1", paymentEntries("pay_1", 500), { cash: 500, receivable: -500 }],
  ["dispute:1", contestedEntries("dispute:1", 500), { giftCardLiability: 500, cash: -500 }],
  ["refund:1", refundEntries("refund:1", 500), { receivable: 500, cash: -500 }],
])("The transaction %s moves money from one account to another", (transactionId, entries, moved) => {
  expect(moves(entries)).toEqual(moved);
  for (const entry of entries) expect(entry.transactionId).toBe(transactionId);
});
