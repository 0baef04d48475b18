import { describe, expect, test } from "vitest";
import { isLuhnValid } from "./luhn.ts";

describe("isLuhnValid", () => {
  test.each(["4242424242424242", "378282246310005", "6011111111111117", "4000000000000341"])(
    "%s is accepted",
    (digits) => {
      expect(isLuhnValid(digits)).toBe(true);
    },
  );

  test.each(["4242424242424241", "4242 4242 4242 4242", "", "４２"])("%j is refused", (digits) => {
    expect(isLuhnValid(digits)).toBe(false);
  });
});
