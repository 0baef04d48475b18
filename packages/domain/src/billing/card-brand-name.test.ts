import { expect, test } from "vitest";
import { cardBrandName } from "./card-brand-name.ts";

test("A card is called what stands on it, and one of an unknown brand what its processor calls it", () => {
  const brands = ["visa", "mastercard", "amex", "discover", "diners", "jcb", "unionpay", "eftpos_au"];
  expect(brands.map(cardBrandName)).toEqual([
    "Visa",
    "Mastercard",
    "American Express",
    "Discover",
    "Diners Club",
    "JCB",
    "UnionPay",
    "eftpos_au",
  ]);
});
