import { describe, expect, it } from "vitest";
import { formatDay, formatList, formatMoney, formatRate } from "./format.ts";
import { formatBillingDay, formatPlace } from "./format-where-and-when.ts";

describe("the formats", () => {
  it("writes money as each language does", () => {
    expect(formatMoney(11.99, "USD", "en-US")).toBe("$11.99");
    expect(formatMoney(11.99, "CAD", "en-CA")).toBe("$11.99");
    expect(formatMoney(1234.5, "CAD", "fr-CA")).toBe("1\u00a0234,50\u00a0$");
  });

  it("keeps a billing day on its day in every zone", () => {
    expect(formatDay("2027-02-21", "en-US")).toBe("Feb 21, 2027");
    expect(formatDay("2027-02-21", "fr-CA")).toBe("21 févr. 2027");
  });

  it("writes the billing day of an instant, which in the evening is not that of the world's clock", () => {
    expect(formatBillingDay("2027-02-22T03:00:00Z", "en-US")).toBe("Feb 21, 2027");
    expect(formatBillingDay("2027-02-22T05:00:00Z", "en-US")).toBe("Feb 22, 2027");
  });

  it("writes rates to the thousandth of a percent", () => {
    expect(formatRate(0.09975, "en-CA")).toBe("9.975%");
    expect(formatRate(0.09975, "fr-CA")).toBe("9,975\u00a0%");
  });

  it("joins names", () => {
    expect(formatList(["Music", "News"], "fr-CA")).toBe("Music et News");
  });
});

describe("formatPlace", () => {
  it("names the country in the person's language, after the region where it is known", () => {
    expect(formatPlace({ countryCode: "US" }, "en-US")).toBe("United States");
    expect(formatPlace({ region: "QC", countryCode: "CA" }, "fr-CA")).toBe("QC, Canada");
  });
});
