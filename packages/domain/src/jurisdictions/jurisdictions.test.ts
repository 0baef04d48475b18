import { describe, expect, test } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import { whyThis } from "./jurisdiction-rule.ts";
import { refundFor } from "./refund-rules.ts";
import { saveOfferRuleFor } from "./save-offer-rules.ts";

const DAY = Temporal.PlainDate.from("2026-11-21");
const phase = (type: OfferPhase["type"], months: number): { phase: OfferPhase } => ({
  phase: {
    type,
    duration: "infinite",
    billingPeriod: { length: months, timeUnit: "months" },
    price: { productAmountInCents: 1000, royaltyFeeInCents: 0 },
  },
});
const refundIn = (place: string, type: OfferPhase["type"], months: number, day = DAY) => {
  const [country, state = ""] = place.split("-");
  const address = { country: country === "CA" ? ("CA" as const) : ("US" as const), state };
  return refundFor(address, day, phase(type, months)).refund;
};

describe("refundFor", () => {
  test.each([
    ["CA-QC", 1, "proRata"],
    ["CA-QC", 12, "proRata"],
    ["CA-BC", 1, "proRata"],
    ["US-TX", 1, "none"],
    ["US-TX", 3, "proRata"],
    ["CA-ON", 12, "proRata"],
    ["CA-ON", 1, "none"],
  ])("in %s, a term of %i months: %s", (place, months, refund) => {
    expect(refundIn(place, "AutoRenewing", months)).toBe(refund);
  });

  test("gives nothing back of what was free", () => {
    expect(refundIn("CA-QC", "Free", 1)).toBe("none");
  });

  test("holds in British Columbia from the day of its law on", () => {
    expect(refundIn("CA-BC", "AutoRenewing", 1, Temporal.PlainDate.from("2026-07-31"))).toBe("none");
  });
});

describe("saveOfferRuleFor", () => {
  test("offers nothing in Minnesota while somebody cancels, and elsewhere only beside the button", () => {
    const ruleIn = (state: string) => saveOfferRuleFor({ country: "US", state }, DAY).whileCancelling;
    expect(["MN", "CA", "TX"].map(ruleIn)).toEqual(["never", "besideCancel", "besideCancel"]);
  });

  test("does not take Canada for California", () => {
    expect(saveOfferRuleFor({ country: "CA", state: "QC" }, DAY).id).toBe("save-offer-beside-cancel");
  });

  test("says where it comes from", () => {
    expect(whyThis(saveOfferRuleFor({ country: "US", state: "MN" }, DAY))).toEqual({
      id: "save-offer-us-mn",
      jurisdiction: "US-MN",
      from: "2025-01-01",
      source: expect.stringContaining("325G"),
    });
  });
});
