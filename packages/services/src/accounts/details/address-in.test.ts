import type { Failure } from "@skywave/sdk";
import { describe, expect, it } from "vitest";
import { addressIn, invalidDetails } from "./address-in.ts";

const TYPED = {
  firstName: "Robin",
  lastName: "Ferrer",
  addressLine1: " 12 Hill Road ",
  addressLine2: " Apt 4 ",
  city: " Montréal ",
  state: "QC",
  zipCode: " h2x1y4 ",
};

describe("addressIn", () => {
  it("takes spaces away that were typed around, and writes the postal code as its country does", () => {
    expect(addressIn(TYPED, "CA")).toEqual({
      addressLine1: "12 Hill Road",
      addressLine2: "Apt 4",
      city: "Montréal",
      state: "QC",
      zipCode: "H2X 1Y4",
      country: "CA",
    });
  });

  it.each(["", "   "])("has no second line where none was typed: %j", (addressLine2) => {
    expect(addressIn({ ...TYPED, addressLine2 }, "CA")).not.toHaveProperty("addressLine2");
  });
});

describe("invalidDetails", () => {
  const refusedFor = (...fields: string[]): Failure => ({
    kind: "serverRefused",
    code: "INVALID_PAYLOAD",
    status: 400,
    invalidFields: fields.map((field) => ({ field, code: "format" })),
    details: {},
    traceId: "trace-1",
    canRetryHelp: false,
  });

  it("finds the fields by the last part of their paths, in the order of the form", () => {
    const failure = refusedFor("serviceAddress.zipCode", "firstName", "serviceAddress.country");
    expect(invalidDetails(failure)).toEqual(["firstName", "zipCode"]);
  });

  it("points at the street where the server names no field of the form", () => {
    expect(invalidDetails(refusedFor())).toEqual(["addressLine1"]);
    expect(invalidDetails(refusedFor("zipCode.length"))).toEqual(["addressLine1"]);
    expect(invalidDetails({ kind: "unreachable", reason: "timeout", canRetryHelp: true })).toEqual([
      "addressLine1",
    ]);
  });
});
