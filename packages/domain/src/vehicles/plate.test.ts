import { describe, expect, it } from "vitest";
import { plateRegionsOf, readPlate } from "./plate.ts";

describe("readPlate", () => {
  it.each([
    ["rkd 4821", "RKD4821"],
    [" H29-KLM ", "H29KLM"],
    ["7", "7"],
    ["ABCD1234", "ABCD1234"],
  ])("[S5.24] takes '%s' in capitals, without blanks and hyphens", (typed, plate) => {
    expect(readPlate(typed)).toEqual({ ok: true, plate });
  });

  // The last becomes one of eight letters only once it is in capitals.
  it.each(["", " - ", "ABCD12345", "ÉTÉ 2026", "RKD·4821", "TRA%", "STRAßE"])(
    "[S5.24] takes '%s' for none",
    (typed) => {
      expect(readPlate(typed)).toEqual({ ok: false });
    },
  );
});

describe("plateRegionsOf", () => {
  const codesOf = (country: "US" | "CA") => plateRegionsOf(country).map(({ code }) => code);

  it("knows the places of a country that give plates, and leaves out those of military mail", () => {
    expect(codesOf("US")).toEqual(expect.arrayContaining(["TX", "DC", "PR"]));
    expect(codesOf("US")).not.toEqual(expect.arrayContaining(["AE"]));
    expect(codesOf("CA")).toHaveLength(13);
  });
});
