import { describe, expect, test } from "vitest";
import { createSecrets } from "#platform/security/secrets.ts";
import { giftNumberOf } from "./gift-number.ts";

const secrets = createSecrets("a-key-for-tests-of-forty-characters-long");

describe("giftNumberOf", () => {
  test("is the same for the same gift, and another under another key", () => {
    const gift = { id: "gift_1" };
    const number = giftNumberOf(secrets, gift);
    expect(number).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(giftNumberOf(secrets, gift)).toBe(number);
    expect(giftNumberOf(createSecrets("another-key"), gift)).not.toBe(number);
  });

  test("does not repeat among ten thousand gifts", () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) =>
      giftNumberOf(secrets, { id: `gift_${index}` }),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
