import { describe, expect, test } from "vitest";
import { whyThis } from "./jurisdiction-rule.ts";
import {
  commonSpan,
  ADVANCE_MESSAGE_RULES,
  type AdvanceMessageKind,
  advanceMessageRuleFor,
} from "./advance-message-rules.ts";

const DAY = Temporal.PlainDate.from("2026-11-21");
const PLACES = ["US-TX", ...new Set(ADVANCE_MESSAGE_RULES.map(({ jurisdiction }) => jurisdiction))];

function ruleIn(place: string, kind: AdvanceMessageKind, days: number, day = DAY) {
  const [country, state = ""] = place.split("-");
  const address = { country: country === "CA" ? ("CA" as const) : ("US" as const), state };
  return advanceMessageRuleFor(kind, { address, day, days });
}

describe("advanceMessageRuleFor", () => {
  test.each([
    ["US-CA", "trialEnd", 60, "notice-trial-end-us-ca"],
    ["US-CA", "trialEnd", 31, "notice-trial-end"],
    ["US-CA", "renewal", 365, "notice-renewal-us-ca"],
    ["US-CA", "renewal", 90, "notice-renewal"],
    ["US-NY", "priceChange", 31, "notice-price-change-us-ny"],
    ["US-NY", "renewal", 365, "notice-renewal-us-ny"],
    ["US-NY", "renewal", 364, "notice-renewal"],
    ["US-MA", "renewal", 365, "notice-renewal-us-ma"],
    ["US-TX", "renewal", 365, "notice-renewal"],
    ["US-MA", "renewal", 90, "notice-renewal-us-ma"],
    ["US-MN", "yearlyReminder", 0, "notice-yearly-us-mn"],
    ["US-MN", "renewal", 365, "notice-renewal"],
    ["CA-BC", "renewal", 365, "notice-renewal-ca-bc"],
    ["CA-QC", "renewal", 365, "notice-renewal-ca-qc"],
    ["CA-QC", "promotionEnd", 31, "notice-promotion-end"],
    ["US-TX", "yearlyReminder", 0, "notice-yearly"],
  ] as const)("in %s, %s after %i days goes by %s", (place, kind, days, id) => {
    expect(ruleIn(place, kind, days)?.id).toBe(id);
  });

  test("asks for nothing when a month renews or a week of trial ends", () => {
    expect(ruleIn("US-CA", "renewal", 31)).toBeUndefined();
    expect(ruleIn("US-TX", "trialEnd", 7)).toBeUndefined();
  });

  test("holds from the day of a law on", () => {
    const before = Temporal.PlainDate.from("2026-07-31");
    expect(ruleIn("CA-BC", "renewal", 365, before)?.id).toBe("notice-renewal");
    expect(ruleIn("CA-BC", "renewal", 365, before.add({ days: 1 }))?.id).toBe("notice-renewal-ca-bc");
  });

  test("says where it comes from, and whether that was read", () => {
    const rule = ADVANCE_MESSAGE_RULES.find(({ id }) => id === "notice-yearly-us-mn");
    expect(rule && whyThis(rule)).toMatchObject({ jurisdiction: "US-MN", from: "2025-01-01" });
    expect(rule?.isVerified).toBe(false);
  });
});

describe("commonSpan", () => {
  test("keeps two laws by the days both allow", () => {
    const rules = [ruleIn("US-CA", "priceChange", 365), ruleIn("US-CA", "renewal", 365)] as const;
    const [price, renewal] = rules;
    expect(price && renewal && commonSpan([price, renewal])).toEqual({
      earliest: 30,
      latest: 15,
      planned: 30,
    });
  });

  test("lets a year in New York be told of from 45 to 15 days before, also where it becomes dearer", () => {
    const [price, renewal] = [ruleIn("US-NY", "priceChange", 365), ruleIn("US-NY", "renewal", 365)];
    expect(renewal && commonSpan([renewal])).toEqual({ earliest: 45, latest: 15, planned: 30 });
    expect(price && renewal && commonSpan([price, renewal])).toEqual({
      earliest: 30,
      latest: 15,
      planned: 30,
    });
  });

  test("lets our own policy give way to a law", () => {
    const [price, renewal] = [ruleIn("CA-BC", "priceChange", 365), ruleIn("CA-BC", "renewal", 365)];
    expect(price && renewal && commonSpan([price, renewal]).planned).toBe(45);
  });

  test("leaves days to send on wherever a dearer price meets a renewal", () => {
    for (const place of PLACES) {
      for (const days of [31, 90, 365]) {
        const [price, renewal] = [ruleIn(place, "priceChange", days), ruleIn(place, "renewal", days)];
        const [first, ...others] = [price, renewal].filter((rule) => rule !== undefined);
        if (first === undefined) continue;
        const { earliest, latest, planned } = commonSpan([first, ...others]);
        expect([place, earliest > latest, planned >= latest, planned <= earliest]).toEqual([
          place,
          true,
          true,
          true,
        ]);
      }
    }
  });
});
