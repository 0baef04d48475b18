import { describe, expect, test } from "vitest";
import { findMissingDetails } from "./find-missing-details.ts";

const GOOD = {
  firstName: "Zoé",
  lastName: "O’Neil",
  addressLine1: "1 Main St",
  addressLine2: "",
  city: "Albany",
  state: "NY",
  zipCode: "12207",
};
const missing = (change: Partial<typeof GOOD>, country: "US" | "CA" = "US", isAddressUnknown = false) =>
  findMissingDetails({ ...GOOD, ...change }, { country, isAddressUnknown });

describe("findMissingDetails", () => {
  test("asks for nothing of whoever is known", () => {
    expect(missing({})).toEqual([]);
    expect(missing({ state: "QC", zipCode: "H2Y 1A1" }, "CA")).toEqual([]);
  });

  test("asks for each field that is empty or cannot be right, and for no other", () => {
    expect(missing({ lastName: " " })).toEqual(["lastName"]);
    expect(missing({ firstName: "Иван" })).toEqual(["firstName"]);
    expect(missing({ zipCode: "1220" })).toEqual(["zipCode"]);
    expect(missing({ state: "QC" })).toEqual(["state"]);
    expect(missing({ city: "", addressLine1: "" })).toEqual(["addressLine1", "addressLine2", "city"]);
  });

  test("asks for the whole of an address that the post does not know", () => {
    expect(missing({}, "US", true)).toEqual(["addressLine1", "addressLine2", "city", "state", "zipCode"]);
  });
});
