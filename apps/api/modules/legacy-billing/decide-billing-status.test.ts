import { expect, test } from "vitest";
import { type BillingFacts, decideBillingStatus } from "./decide-billing-status.ts";

const TODAY = Temporal.PlainDate.from("2026-03-10");
const NOTHING: BillingFacts = {
  today: TODAY,
  currency: "USD",
  isEBill: true,
  hasCard: true,
  creditInCents: 0,
  owed: [],
  lastPayment: undefined,
  nextPayment: undefined,
};

test("[S3.16] takes the credit off what is due, and shows no credit that is less than nought", () => {
  const owed = [{ dueDate: TODAY, amountInCents: 1500 }];
  expect(decideBillingStatus({ ...NOTHING, owed, creditInCents: 500 })).toMatchObject({
    amountDue: 10,
    totalAmount: 10,
    credit: 5,
    isPastDue: false,
  });
  expect(decideBillingStatus({ ...NOTHING, owed, creditInCents: -200 })).toMatchObject({
    amountDue: 17,
    credit: 0,
  });
});

test("[S3.16] counts days from today: ahead, over, and today itself", () => {
  const dayOf = (days: number) => ({ date: TODAY.add({ days }), amount: 12.74 });
  const status = decideBillingStatus({ ...NOTHING, lastPayment: dayOf(-40), nextPayment: dayOf(400) });
  expect([status.lastPayment?.offsetDaysFromToday, status.nextPayment?.offsetDaysFromToday]).toEqual([
    -40, 400,
  ]);
  const today = decideBillingStatus({ ...NOTHING, nextPayment: dayOf(0) });
  expect([status.totalAmount, today.totalAmount]).toEqual([12.74, 12.74]);
  expect(today.nextPayment).toEqual({ date: "2026-03-10", amount: 12.74, offsetDaysFromToday: 0 });
});
