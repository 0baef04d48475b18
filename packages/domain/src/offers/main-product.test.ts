import { expect, test } from "vitest";
import { mainProductOf } from "./main-product.ts";
import type { Offer } from "./offer.ts";

const offer = (products: Offer["products"]): Offer => ({
  id: "one",
  version: 1,
  name: "All Access",
  country: "US",
  currency: "USD",
  baseTerm: "Monthly",
  serviceType: "streaming",
  billingPlatform: "Direct",
  products,
  phases: [],
});
const partner = { id: "partner", name: "Partner", productType: "partner" } as const;

test("An offer is about its main product, wherever that stands, and never about what comes along", () => {
  const main = { id: "main", name: "Main", productType: "main" } as const;
  expect(mainProductOf(offer([partner, main]))).toBe("main");
  expect(() => mainProductOf(offer([partner]))).toThrow("offer one");
});
