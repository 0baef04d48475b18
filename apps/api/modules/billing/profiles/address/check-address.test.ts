import { describe, expect, test } from "vitest";
import { checkAddress, checkName } from "./check-address.ts";

const TYPED = {
  addressLine1: "1 Road",
  city: "Austin",
  state: "tx",
  zipCode: " 78701",
  country: "US",
} as const;

describe("checkAddress", () => {
  test("writes state and postal code as the post does", () => {
    expect(checkAddress(TYPED)).toEqual({
      address: { ...TYPED, state: "TX", zipCode: "78701" },
      invalidFields: [],
    });
    const canada = { ...TYPED, state: "qc", zipCode: "h2x1y4", country: "CA" } as const;
    expect(checkAddress(canada)).toMatchObject({
      address: { state: "QC", zipCode: "H2X 1Y4" },
      invalidFields: [],
    });
  });

  test("names each field that cannot be right in its country, under the address that it is of", () => {
    const wrong = { ...TYPED, state: "QC", zipCode: "H2X 1Y4" };
    expect(checkAddress(wrong).invalidFields).toEqual([
      { field: "serviceAddress.zipCode", code: "format" },
      { field: "serviceAddress.state", code: "unknown" },
    ]);
    expect(checkAddress(wrong, "billingAddress").invalidFields).toEqual([
      { field: "billingAddress.zipCode", code: "format" },
      { field: "billingAddress.state", code: "unknown" },
    ]);
  });
});

describe("checkName", () => {
  test("names what cannot be printed on a bill", () => {
    expect(checkName({ firstName: "Zoë", lastName: "O’Neill" })).toEqual([]);
    expect(checkName({ firstName: "", lastName: "a\u0000b" })).toEqual([
      { field: "billingProfileName.firstAndLastName.firstName", code: "characters" },
      { field: "billingProfileName.firstAndLastName.lastName", code: "characters" },
    ]);
  });
});
