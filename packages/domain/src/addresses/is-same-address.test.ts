import { expect, test } from "vitest";
import { isSameAddress } from "./is-same-address.ts";

const HOME = {
  addressLine1: "1 Main St",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;

test("An address without a second line is the one whose second line is empty", () => {
  expect(isSameAddress(HOME, { ...HOME, addressLine2: "" })).toBe(true);
});

test.each(["addressLine1", "addressLine2", "city", "state", "zipCode"] as const)(
  "Another %s is another address",
  (field) => {
    expect(isSameAddress(HOME, { ...HOME, [field]: "other" })).toBe(false);
  },
);
