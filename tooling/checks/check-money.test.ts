import { describe, expect, test } from "vitest";
import { checkMoney } from "./check-money.ts";

const found = (path: string, text: string) => checkMoney([{ path, text }]);

describe("checkMoney", () => {
  test.each([
    "const tax = price * 0.0625;",
    "const monthly = order.totalInCents / 12;",
    "const half = total * share;",
    "const most = 0.9 * amountInCents;",
    "const text = `${amount.toFixed(2)}`;",
    "const typed = parseFloat(text);",
    "const left = balance % 100;",
    "const monthly = prices[0] / 12;",
    "const monthly = (isYearly ? price : fee) / 12;",
    "const monthly =\n  order.totalInCents // of a year\n  / 12;",
  ])("refuses %j in a screen", (text) => {
    expect(found("apps/web/features/accounts/plans.tsx", text)).not.toEqual([]);
  });

  test("lets whole cents be counted many times over", () => {
    expect(found("apps/api/modules/billing/pay.ts", "const all = sign * amountInCents;")).toEqual([]);
  });

  test("lets whole cents be added, and leaves the rules of money alone", () => {
    expect(found("apps/api/modules/billing/pay.ts", "const left = totalInCents - paidInCents;")).toEqual([]);
    expect(found("packages/domain/src/money/cents.ts", "const whole = amountInCents / 100;")).toEqual([]);
  });

  test("does not mind a price in what a person reads", () => {
    expect(found("apps/web/ui/ring.tsx", "const a = <p>One price / month</p>;")).toEqual([]);
  });

  test("refuses a charge beside the one place for it, however the processor is reached", () => {
    const path = "apps/api/modules/gifts/buy/complete-gift.ts";
    expect(found(path, "const paid = await cardProcessor.charge(card);")).toHaveLength(1);
    expect(found(path, "const paid = await parts.cardProcessor\n  .charge(card);")).toHaveLength(1);
    expect(found(path, "const paid = await charges.run(payment, { settle });")).toEqual([]);
    const spine = "apps/api/modules/books/payments/run-charge.ts";
    expect(found(spine, "const paid = await cardProcessor.charge(card);")).toEqual([]);
  });

  test("refuses a refund beside the one place for it", () => {
    const path = "apps/api/modules/gifts/give/take-back-gift.ts";
    const spine = "apps/api/modules/books/refunds/run-refund.ts";
    const asked = "const back = await cardProcessor.refund(wanted);";
    expect(found(path, asked)).toHaveLength(1);
    expect(found(path, "await refunds.run(refund);")).toEqual([]);
    expect(found(spine, asked)).toEqual([]);
    expect(found(spine, "const paid = await cardProcessor.charge(card);")).toHaveLength(1);
  });

  test("does not mind other figures, nor amounts in comments", () => {
    expect(found("apps/web/ui/ring.ts", "const angle = part / whole; // price * 2")).toEqual([]);
  });
});
