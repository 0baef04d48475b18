import { describe, expect, test } from "vitest";
import { ledgerRows, ledgerTransaction } from "./ledger-rows.ts";

const head = {
  identityId: "person-1",
  currency: "USD",
  at: Temporal.Instant.from("2026-03-01T00:00:00Z"),
} as const;

describe("the ledger", () => {
  test("keeps what moved, and nothing where nothing did", () => {
    const entries = ledgerTransaction("payment:1", { cash: 500, receivable: -500, tax: 0 });
    expect(ledgerRows(head, entries)).toEqual([
      { ...head, transactionId: "payment:1", account: "cash", amountInCents: 500 },
      { ...head, transactionId: "payment:1", account: "receivable", amountInCents: -500 },
    ]);
    expect(ledgerTransaction("payment:2", { cash: 0 })).toEqual([]);
  });

  test("refuses each transaction that does not add up to nought, though all together do", () => {
    const entries = [
      ...ledgerTransaction("payment:1", { cash: 500, receivable: -499 }),
      ...ledgerTransaction("payment:2", { cash: 499, receivable: -500 }),
    ];
    expect(() => ledgerRows(head, entries)).toThrow("payment:1 is out of balance by 1 cents");
  });
});
