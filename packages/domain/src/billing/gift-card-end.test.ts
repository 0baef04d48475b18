import { describe, expect, test } from "vitest";
import { giftCardEnd } from "./gift-card-end.ts";

const issuedOn = Temporal.PlainDate.from("2024-02-29");

describe("giftCardEnd", () => {
  test("is five years on in the US, at the end of a month that is shorter by then", () => {
    expect(giftCardEnd({ country: "US", issuedOn })?.toString()).toBe("2029-02-28");
  });

  test("never comes in Canada", () => {
    expect(giftCardEnd({ country: "CA", issuedOn })).toBeUndefined();
  });
});
