import { describe, expect, it } from "vitest";
import { createLocalAddressValidator } from "./local-address-validator.ts";
import { suggestStreets } from "./suggest-streets.ts";

const validator = createLocalAddressValidator({ knowsStreets: true });
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
/** Everything that is suggested for any two letters, near to any of some states. */
const all = (country: "US" | "CA") =>
  letters.flatMap((one) =>
    letters.flatMap((other) =>
      ["TX", "NY", "CA", "QC", "ON"].flatMap((state) =>
        suggestStreets({ typed: `12 ${one}${other}`, country, state }),
      ),
    ),
  );

describe("suggestStreets", () => {
  it.each(["US", "CA"] as const)("suggests only addresses that are good: %s", async (country) => {
    const found = all(country);
    expect(found.length).toBeGreaterThan(20);
    const verdicts = await Promise.all(found.map((address) => validator.validate({ ...address, country })));
    expect(verdicts.filter(({ confidence }) => confidence !== "verified")).toEqual([]);
  });

  it.each([
    ["12 king", "12 King Street West"],
    ["12, saint-paul", "12, rue Saint-Paul"],
    ["12, RUE SAINT-PAUL", "12, rue Saint-Paul"],
    ["7b st paul", "7b rue Saint-Paul"],
    ["12 mont", "12 avenue du Mont-Royal Est"],
    ["12 grande allee", "12 Grande Allée Est"],
  ])("finds %s", (typed, addressLine1) => {
    expect(suggestStreets({ typed, country: "CA" })).toMatchObject([{ addressLine1 }]);
  });

  it("knows none where there is no sandbox", async () => {
    const real = createLocalAddressValidator({ knowsStreets: false });
    expect(await real.suggest({ typed: "12 Main", country: "US" }, new AbortController().signal)).toEqual([]);
  });
});
