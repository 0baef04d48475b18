import { expect, test } from "vitest";
import { readBrands } from "./brands.ts";

const seller = { legalName: "House Inc.", addressLines: [], registrations: [] };
const brands = readBrands({ brandName: "House", seller });

test("gives a host of a brand its name and seller, with or without a port, in any case", () => {
  for (const host of ["aurora.localhost", "AURORA.localhost:8080", "can.aurora.localhost:8080"])
    expect(brands.at(host)).toMatchObject({ key: "aurora", name: "Aurora Radio" });
  expect(brands.named("aurora").seller.legalName).toBe("Aurora Radio Ltd.");
});

test("gives every other host, and a brand that is gone, the brand of the installation", () => {
  for (const host of ["localhost:8080", "can.localhost", "house.example", ""])
    expect(brands.at(host)).toMatchObject({ key: "", name: "House", seller });
  expect(brands.named("sold-last-year").name).toBe("House");
});
