import { describe, expect, test } from "vitest";
import { holdsCardNumber } from "./card-number-guard.ts";

describe("holdsCardNumber", () => {
  test.each([
    "4242424242424242",
    "my card is 4242 4242 4242 4242.",
    "5555-5555-5555-4444",
    "3782 822463 10005",
    "28bf6492-6479-4057-9ed0-85e6d99cd12e 4242424242424242",
  ])("finds the number in %j", (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  test.each([
    "4242424242424241",
    "ord_4242",
    "514-555-0123",
    // Times in milliseconds: one in ten passes the check that card numbers pass.
    ...Array.from({ length: 10 }, (_, last) => `shopper-179525942656${last}@example.com`),
    "2026-03-10T15:00:00.000Z",
    "12345678901234567890123",
    "28bf6492-6479-4057-9ed0-85e6d99cd12e",
    "4F006FE4-5335-4356-9026-3D17A16A1A8B@example.com",
  ])("leaves %j alone", (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});
