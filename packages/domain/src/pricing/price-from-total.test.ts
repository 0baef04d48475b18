import { describe, expect, test } from "vitest";
import { priceFromTotal } from "./price-from-total.ts";

describe("priceFromTotal", () => {
  test.each([
    ["US", "streaming", 1199, 1102, 97],
    ["US", "satellite", 1599, 1317, 282],
    ["US", "bundle", 2199, 1811, 388],
    ["CA", "streaming", 1399, 1399, 0],
    ["CA", "satellite", 1899, 1899, 0],
    ["CA", "bundle", 2599, 2599, 0],
    ["US", "satellite", 0, 0, 0],
  ] as const)(
    "charges in the %s for %s, of %d cents, %d for the product and %d as royalty fee",
    (country, serviceType, total, productAmountInCents, royaltyFeeInCents) => {
      expect(priceFromTotal(total, { country, serviceType })).toEqual({
        productAmountInCents,
        royaltyFeeInCents,
      });
    },
  );

  test.each([
    ["streaming", 8.8],
    ["satellite", 21.4],
  ] as const)("comes as near to the rate of %s as cents allow", (serviceType, percent) => {
    for (const total of [1, 599, 1599, 16_999]) {
      const price = priceFromTotal(total, { country: "US", serviceType });
      expect(price.productAmountInCents + price.royaltyFeeInCents).toBe(total);
      const exact = (total * percent) / (100 + percent);
      expect(Math.abs(price.royaltyFeeInCents - exact)).toBeLessThanOrEqual(0.5);
    }
  });
});
