import { describe, expect, test } from "vitest";
import type { InvoiceRow } from "#modules/books/index.ts";
import { shareOut, sumOwed } from "./share-out.ts";

const owed = (id: string, totalInCents: number, paidInCents = 0) =>
  ({ id, totalInCents, paidInCents, appliedBalanceInCents: 0, writtenOffInCents: 0 }) as InvoiceRow;
const BILLS = [owed("inv_1", 1000, 400), owed("inv_2", 500), owed("inv_3", 300, 300)];

/** What each bill gets. */
function sharesOf(moneyInCents: number) {
  const { shares, restInCents } = shareOut(BILLS, moneyInCents);
  return { shares: shares.map(({ invoice, amountInCents }) => [invoice.id, amountInCents]), restInCents };
}

describe("shareOut", () => {
  test("pays bills in their order, each as far as it is owed", () => {
    expect(sharesOf(1100)).toEqual({
      shares: [
        ["inv_1", 600],
        ["inv_2", 500],
      ],
      restInCents: 0,
    });
    expect(sharesOf(700)).toEqual({
      shares: [
        ["inv_1", 600],
        ["inv_2", 100],
      ],
      restInCents: 0,
    });
    expect(sharesOf(600)).toEqual({ shares: [["inv_1", 600]], restInCents: 0 });
  });

  test("tells what is over, and gives nothing out of nothing", () => {
    expect(sharesOf(1250)).toEqual({
      shares: [
        ["inv_1", 600],
        ["inv_2", 500],
      ],
      restInCents: 150,
    });
    expect(sharesOf(0)).toEqual({ shares: [], restInCents: 0 });
  });
});

test("What is owed is the sum of what is owed of each bill", () => {
  expect([sumOwed(BILLS), sumOwed([])]).toEqual([1100, 0]);
});
