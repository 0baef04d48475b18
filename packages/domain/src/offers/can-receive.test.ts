import { describe, expect, test } from "vitest";
import type { TaxableAddress } from "../tax/rates-in-force.ts";
import type { Reception as RadioReception } from "../radios/radio.ts";
import { canReceive } from "./can-receive.ts";
import { dataProductFor } from "./data-product.ts";
import type { ServiceType } from "./offer.ts";

const TEXAS: TaxableAddress = { country: "US", state: "TX" };
const HAWAII: TaxableAddress = { country: "US", state: "HI" };
const NUNAVUT: TaxableAddress = { country: "CA", state: "NU" };

describe("what can be heard in the place of another plan", () => {
  test.each([TEXAS, HAWAII, NUNAVUT])("streaming can, everywhere ($state)", (serviceAddress) => {
    for (const serviceType of ["streaming", "satellite", "bundle"] as const)
      expect(
        canReceive(
          { serviceType: "streaming", products: [] },
          { offer: { serviceType }, serviceAddress, receives: [] },
        ),
      ).toBe(true);
  });

  test.each(["satellite", "bundle"] as const)("a %s can where there is a radio that it reaches", (wanted) => {
    const from = (serviceType: ServiceType, serviceAddress: TaxableAddress) =>
      canReceive(
        { serviceType: wanted, products: [] },
        { offer: { serviceType }, serviceAddress, receives: [] },
      );
    expect(from("satellite", TEXAS)).toBe(true);
    expect(from("bundle", NUNAVUT)).toBe(true);
    expect(from("streaming", TEXAS)).toBe(false);
    expect(from("bundle", HAWAII)).toBe(false);
  });

  test("a plan with data can on a radio that takes it up", () => {
    const products = [
      { id: "satellite-coast", name: "Polaris", productType: "main" as const },
      { id: dataProductFor("marine"), name: "Coast", productType: "main" as const },
    ];
    const on = (receives: readonly RadioReception[]) =>
      canReceive(
        { serviceType: "satellite", products },
        { offer: { serviceType: "satellite" }, serviceAddress: TEXAS, receives },
      );
    expect(on(["entertainment", "marine"])).toBe(true);
    expect(on(["entertainment", "aviation", "infotainment"])).toBe(false);
    expect(on([])).toBe(false);
  });
});
