import type { Address } from "@skywave/domain/addresses/address";
import { regionsOf } from "@skywave/domain/addresses/regions";
import { describe, expect, test } from "vitest";
import { createLocalAddressValidator, regionsOfCode } from "./local-address-validator.ts";
import { mainCitiesOf } from "./main-cities.ts";

const validator = createLocalAddressValidator({ knowsStreets: true });
const US = {
  addressLine1: "12 Bay Street",
  city: "Boston",
  state: "MA",
  zipCode: "02108",
  country: "US",
} as const;
const CA = { ...US, city: "Montréal", state: "QC", zipCode: "H2Y 1A1", country: "CA" } as const;
const decide = (address: Address) => validator.validate(address);

describe("the built-in knowledge of addresses", () => {
  test.each([
    ["a main city of the US", US],
    ["one of Canada", CA],
    ["a ZIP+4", { ...US, zipCode: "02108-1234" }],
  ])("[S4.48] verifies city, state and code that belong together: %s", async (_what, address) => {
    expect(await decide(address)).toEqual({ confidence: "verified", status: "valid" });
  });

  test.each([
    [CA, "Montreal", "Montréal"],
    [US, "boston", "Boston"],
    [{ ...CA, zipCode: "G8Y 1A1" }, "trois rivieres", "Trois-Rivières"],
    [{ ...CA, state: "NL", zipCode: "A1B 1A1" }, "Saint Johns", "St. John's"],
  ])(
    "[S5.06] knows a city without its accents, hyphens and points, and tells how it is written: %j",
    async (place, city, name) => {
      const { confidence, correctedAddress } = await decide({ ...place, city });
      expect([confidence, correctedAddress?.city]).toEqual(["verified", name]);
    },
  );

  test("[S4.48] asks the person about a slip of the finger, with the city that is meant", async () => {
    expect(await decide({ ...US, city: "Bostn" })).toMatchObject({
      confidence: "interactionRequired",
      status: "valid",
      correctedAddress: { addressLine1: "12 Bay Street", city: "Boston", state: "MA", zipCode: "02108" },
    });
  });

  test("[S4.48] says that a code of another state is not valid, and which state it is of", async () => {
    expect(await decide({ ...US, state: "NY" })).toMatchObject({
      confidence: "interactionRequired",
      status: "notValid",
      correctedAddress: { city: "Boston", state: "MA" },
    });
    expect(
      (await decide({ ...CA, city: "Val-d'Or", state: "ON", zipCode: "J9P 1A1" })).correctedAddress,
    ).toMatchObject({
      city: "Val-d'Or",
      state: "QC",
    });
    // Two states share the first digits of this one.
    const shared = await decide({ ...US, city: "Alta", state: "UT", zipCode: "83414" });
    expect(shared).toEqual({ confidence: "interactionRequired", status: "notValid" });
  });

  test("[S4.48] says that a code that no place has is not valid", async () => {
    expect(await decide({ ...US, zipCode: "00012" })).toEqual({
      confidence: "interactionRequired",
      status: "notValid",
    });
  });

  test.each([
    ["a place that it does not know", { ...US, city: "Barre", zipCode: "01005" }],
    ["another town of a code that a main city has", { ...US, city: "Chelsea" }],
  ])("[S4.48] knows nothing of %s, and says so", async (_what, address) => {
    expect(await decide(address)).toEqual({ confidence: "none", status: "valid" });
  });

  test.each(["US", "CA"] as const)(
    "has a code for every state and province, and none without: %s",
    (country) => {
      const known = regionsOf(country).map(({ code }) => code);
      const digits = "0123456789";
      const codes =
        country === "US"
          ? Array.from({ length: 1_000 }, (_, prefix) => `${String(prefix).padStart(3, "0")}01`)
          : [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((letter) =>
              [...digits].flatMap((digit) => [`${letter}${digit}A 1A1`, `${letter}${digit}E 1A1`]),
            );
      const found = new Set(codes.flatMap((code) => regionsOfCode(code, country)));
      expect([...found].toSorted()).toEqual(known.toSorted());
    },
  );

  test.each(["US", "CA"] as const)("has every main city where its codes are: %s", (country) => {
    const misplaced = mainCitiesOf(country).filter(({ region, prefixes }) =>
      prefixes.some((prefix) => !regionsOfCode(`${prefix}A`, country).includes(region)),
    );
    expect(misplaced).toEqual([]);
  });
});
