import { describe, expect, it } from "vitest";
import { announcesPageData, saysIneligible } from "./navigation-phase.ts";

const checkout = "/subscribe/checkout/purchase/streaming/organic";

describe("announcesPageData", () => {
  it("announces unless the data is loaded", () => {
    expect(announcesPageData("/account", false)).toBe(true);
    expect(announcesPageData("/account", true)).toBe(false);
  });

  it("stays quiet for streaming checkouts that say the offer was refused", () => {
    expect(announcesPageData(`${checkout}?a=b&status=i`, false)).toBe(false);
    expect(announcesPageData(`${checkout}?ineligibleForOffer=true`, false)).toBe(false);
    expect(announcesPageData("/account?a=b&status=i", false)).toBe(true);
  });
});

describe("saysIneligible", () => {
  it("reads both marks", () => {
    expect(saysIneligible("?status=i")).toBe(true);
    expect(saysIneligible("?ineligibleForOffer=true")).toBe(true);
    expect(saysIneligible("?status=a")).toBe(false);
  });
});
