import { describe, expect, test } from "vitest";
import { checkedCard } from "./checked.ts";

const today = new Date(2026, 10, 21);
const whole = { number: "4242 4242 4242 4242", expiry: "12 / 28", cvc: "123" };

describe("checkedCard", () => {
  test("finds nothing wrong with a whole card", () => {
    expect(checkedCard(whole, today)).toEqual({ number: null, expiry: null, cvc: null });
  });

  test.each([
    [{ number: "4242" }, { number: "incomplete_number" }],
    [{ number: "4242 4242 4242 4241" }, { number: "invalid_number" }],
    [{ expiry: "12 / 2" }, { expiry: "incomplete_expiry" }],
    [{ expiry: "13 / 28" }, { expiry: "invalid_expiry_month" }],
    [{ expiry: "10 / 26" }, { expiry: "invalid_expiry_year_past" }],
    [{ expiry: "11 / 26" }, { expiry: null }],
    [{ cvc: "12" }, { cvc: "incomplete_cvc" }],
    [{ number: "3782 822463 10005" }, { cvc: "incomplete_cvc" }],
  ])("%j is told %j", (changed, found) => {
    expect(checkedCard({ ...whole, ...changed }, today)).toMatchObject(found);
  });
});
