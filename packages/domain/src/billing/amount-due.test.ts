import { expect, it } from "vitest";
import { amountDueOf } from "./amount-due.ts";

it("[S9.19] takes the total amount where it is told, whatever else is", () => {
  expect(amountDueOf({ totalAmount: 20, amountDue: 5, nextPayment: { amount: 7 } })).toBe(20);
  expect(amountDueOf({ totalAmount: 0, amountDue: 5 })).toBe(0);
});

it("[S9.19] adds the next payment to what is due where no total is told, to the cent", () => {
  expect(amountDueOf({ amountDue: 0.1, nextPayment: { amount: 0.2 } })).toBe(0.3);
  expect(amountDueOf({ amountDue: 12.74, nextPayment: null })).toBe(12.74);
  expect(amountDueOf({ nextPayment: { amount: 7 } })).toBe(7);
});

it("[S9.19] takes it for nothing where nothing is told", () => {
  expect(amountDueOf({})).toBe(0);
});
