import { describe, expect, test } from "vitest";
import { isMatch } from "./decide-match.ts";

const KNOWN = {
  firstName: "Zoé",
  lastName: "St-Pierre",
  phone: "5145550199",
  zipCode: "H2Y 1A1",
  country: "CA" as const,
};
const TYPED = {
  firstName: "zoe",
  lastName: "St  Pierre",
  email: "zoe@example.com",
  phone: "+1 (514) 555-0199",
  zipCode: "h2y1a1",
};

describe("isMatch", () => {
  test("forgives accents, case, hyphens, and how numbers and codes are written", () => {
    expect(isMatch(TYPED, KNOWN, "CA")).toBe(true);
    const american = { ...KNOWN, country: "US" as const, zipCode: "78701", phone: "5125550142" };
    expect(isMatch({ ...TYPED, phone: "5125550142", zipCode: "78701-1234" }, american, "US")).toBe(true);
  });

  test.each([
    { firstName: "Zara" },
    { lastName: "Pierre" },
    { phone: "5145550198" },
    { phone: "not a number" },
    { zipCode: "H2Y 1A2" },
    { firstName: "Zara", phone: "5145550198" },
  ])("fits nobody with %o", (wrong) => {
    expect(isMatch({ ...TYPED, ...wrong }, KNOWN, "CA")).toBe(false);
  });

  test("fits nobody of whom a field is not known, or who lives in the other country", () => {
    expect(isMatch(TYPED, { ...KNOWN, phone: null }, "CA")).toBe(false);
    expect(isMatch({ ...TYPED, firstName: " - " }, { ...KNOWN, firstName: undefined }, "CA")).toBe(false);
    expect(isMatch(TYPED, KNOWN, "US")).toBe(false);
  });
});
