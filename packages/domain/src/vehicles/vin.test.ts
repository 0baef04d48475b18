import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigitOf, readVin } from "./vin.ts";

const PLACES = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];

describe("readVin", () => {
  it.each([
    // Published examples of the standard.
    ["1M8GDM9AXKP042788", true],
    ["11111111111111111", true],
    ["1m8gdm9a-xkp-042788", true],
    ["1M8GDM9A1KP042788", false],
  ])("[S5.24] takes %s, and says whether its check digit fits: %s", (typed, hasGoodCheckDigit) => {
    const vin = typed.replaceAll("-", "").toUpperCase();
    expect(readVin(typed)).toEqual({ ok: true, vin, hasGoodCheckDigit });
  });

  it.each([
    "",
    "1M8GDM9AXKP04278",
    "1M8GDM9AXKP0427888",
    "IM8GDM9AXKP042788",
    "1M8GDM9AXKP04278é",
    "1M8GDM9AXKP0427ß",
  ])("[S5.24] takes '%s' for none", (typed) => {
    expect(readVin(typed)).toEqual({ ok: false });
  });

  it("notices every single wrong place but the check digit's own weight of nought", () => {
    const places = fc.array(fc.constantFrom(...PLACES), { minLength: 17, maxLength: 17 });
    fc.assert(
      fc.property(places, fc.nat(16), fc.constantFrom(..."0123456789"), (letters, at, digit) => {
        const bare = letters.join("");
        const vin = `${bare.slice(0, 8)}${checkDigitOf(bare)}${bare.slice(9)}`;
        const before = vin[at] ?? "";
        fc.pre(/\d/.test(before) && before !== digit);
        const wrong = `${vin.slice(0, at)}${digit}${vin.slice(at + 1)}`;
        expect(readVin(wrong)).toMatchObject({ hasGoodCheckDigit: false });
      }),
    );
  });
});
