import { describe, expect, test } from "vitest";
import { giftCardEnd } from "./gift-card-end.ts";

const issuedOn = Temporal.PlainDate.from("2024-02-29");

describe("giftCardEnd", () => {
  test("is five years on in the US, a day later for a card of a leap day", () => {
    expect(giftCardEnd({ country: "US", issuedOn })?.toString()).toBe("2029-03-01");
    const dayBefore = issuedOn.subtract({ days: 1 });
    expect(giftCardEnd({ country: "US", issuedOn: dayBefore })?.toString()).toBe("2029-02-28");
  });

  test("never comes in Canada", () => {
    expect(giftCardEnd({ country: "CA", issuedOn })).toBeUndefined();
  });
});
