import { describe, expect, it } from "vitest";
import type { Offer } from "./offer.ts";
import { addOnOf, isVip, packageIdOf } from "./vip.ts";

const MONTH = { length: 1, timeUnit: "months" } as const;

const vip: Offer = {
  id: "us-vip",
  version: 3,
  name: "Zenith VIP",
  country: "US",
  currency: "USD",
  baseTerm: "Monthly",
  serviceType: "streaming",
  billingPlatform: "Direct",
  products: [
    { id: "3_ZENITH_IP_VIP", name: "Zenith VIP", productType: "main" },
    { id: "partner", name: "Podwave", productType: "partner" },
  ],
  phases: [
    {
      type: "AutoRenewing",
      duration: "infinite",
      billingPeriod: MONTH,
      price: { productAmountInCents: 2113, royaltyFeeInCents: 186 },
    },
  ],
};

describe("VIP plans", () => {
  it.each([
    ["3_ZENITH_AUD_VIP", true],
    ["3_ZENITH_CAN_VIP", true],
    ["IP_VIP", true],
    ["VIP", false],
    ["IP_VIP_LATER", false],
  ])("[S9.18] tells by the end of the package's id: %s", (id, expected) => {
    expect(isVip({ products: [{ id, productType: "main" }] })).toBe(expected);
    expect(isVip({ products: [{ id, productType: "partner" }] })).toBe(false);
  });

  it("[S9.18] finds the content of packages that begin with 3_ under SXM_", () => {
    expect(packageIdOf("3_ZENITH_IP_VIP")).toBe("SXM_ZENITH_IP_VIP");
    expect(packageIdOf("streaming-all")).toBe("streaming-all");
    expect(packageIdOf("A3_X")).toBe("A3_X");
  });

  it("has a second one that costs nothing, and is none of its own", () => {
    const addOn = addOnOf(vip);
    expect(addOn.products).toEqual([
      { id: "3_ZENITH_IP_VIP_COMPANION", name: "Zenith VIP", productType: "main" },
    ]);
    expect(addOn.phases.map(({ price }) => price)).toEqual([
      { productAmountInCents: 0, royaltyFeeInCents: 0 },
    ]);
    expect(addOn.id).not.toBe(vip.id);
    expect(isVip(addOn)).toBe(false);
    expect(() => addOnOf(addOn)).toThrow("us-vip-companion has no add-on");
  });
});
