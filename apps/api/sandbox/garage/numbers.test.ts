import { readRadioId } from "@skywave/domain/radios/radio-id";
import { readVin } from "@skywave/domain/vehicles/vin";
import { describe, expect, it } from "vitest";
import { PLACES, vinOf } from "./numbers.ts";

describe("the numbers of the sandbox's vehicles", () => {
  it.each([...PLACES])("are radio IDs and VINs that the product reads, with %s in any place", (place) => {
    for (let at = 0; at < 8; at += 1) {
      const radioId = `${"7".repeat(at)}${place}${"7".repeat(7 - at)}`;
      expect(readRadioId(radioId)).toEqual({ ok: true, radioId });
      const vin = vinOf("9SKVR2H40T", radioId);
      expect(readVin(vin)).toEqual({ ok: true, vin, hasGoodCheckDigit: true });
    }
  });
});
