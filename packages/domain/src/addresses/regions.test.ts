import { describe, expect, test } from "vitest";
import { regionsOf } from "./regions.ts";

const codesOf = (country: "US" | "CA") => regionsOf(country).map(({ code }) => code);

describe("regionsOf", () => {
  test("[S9.25] knows the states and what is served like one, and the provinces, each by its two letters", () => {
    const states =
      "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY";
    const others = "DC PR VI GU AS MP AA AE AP";
    expect(states.split(" ")).toHaveLength(50);
    expect(codesOf("US").toSorted()).toEqual(`${states} ${others}`.split(" ").toSorted());
    expect(codesOf("CA")).toEqual("AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" "));
  });

  test("names each region once, and those of Canada in French, too, where they have another name there", () => {
    for (const country of ["US", "CA"] as const) {
      const names = regionsOf(country).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
    const quebec = regionsOf("CA").find(({ code }) => code === "QC");
    expect([quebec?.name, quebec?.frenchName]).toEqual(["Quebec", "Québec"]);
  });
});
