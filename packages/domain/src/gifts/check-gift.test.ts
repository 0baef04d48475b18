import { describe, expect, test } from "vitest";
import { type GiftToJudge, checkGift } from "./check-gift.ts";

const today = Temporal.PlainDate.from("2026-03-10");

const problemsOf = (override: Partial<GiftToJudge> = {}) =>
  checkGift(
    {
      amountInCents: 2_500,
      currency: "USD",
      recipientName: "Ana",
      recipientEmail: "ana@example.com",
      senderName: "Robin",
      message: "Happy birthday!\nSee you soon.",
      sendOn: today,
      ...override,
    },
    today,
  );

describe("checkGift", () => {
  test("has nothing against a gift for today, or for the same day a year ahead", () => {
    expect(problemsOf()).toEqual([]);
    expect(problemsOf({ sendOn: today.add({ years: 1 }) })).toEqual([]);
  });

  test.each([
    ["less than the least", { amountInCents: 999 }, "amount", "range"],
    ["more than the most", { amountInCents: 20_001 }, "amount", "range"],
    ["half a cent", { amountInCents: 2_500.5 }, "amount", "range"],
    ["nobody's name", { recipientName: "" }, "recipientName", "required"],
    ["a name of a second line", { senderName: "Robin\r\nBcc: all@example.com" }, "senderName", "invalid"],
    ["a name without an end", { senderName: "R".repeat(61) }, "senderName", "tooLong"],
    ["half an address", { recipientEmail: "ana@example" }, "recipientEmail", "invalid"],
    ["a letter for a message", { message: "a".repeat(201) }, "message", "tooLong"],
    ["what is not seen", { message: "a\u0007" }, "message", "invalid"],
    ["yesterday", { sendOn: today.subtract({ days: 1 }) }, "sendOn", "range"],
    ["a day beyond the year", { sendOn: today.add({ years: 1, days: 1 }) }, "sendOn", "range"],
  ])("names the field of %s", (_what, override, field, code) => {
    expect(problemsOf(override)).toEqual([{ field, code }]);
  });

  test("goes higher in Canadian dollars", () => {
    expect(problemsOf({ amountInCents: 25_000, currency: "CAD" })).toEqual([]);
  });
});
