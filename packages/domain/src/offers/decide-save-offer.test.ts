import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { saveOfferRuleFor } from "../jurisdictions/save-offer-rules.ts";
import { decideSaveOffer, lastDayForAnother } from "./decide-save-offer.ts";

const TODAY = Temporal.PlainDate.from("2026-11-21");
const judgeIn = (state: string, isCancellationAgreed: boolean, takenOn?: string) =>
  decideSaveOffer({
    rule: saveOfferRuleFor({ country: "US", state }, TODAY),
    isCancellationAgreed,
    takenOn: takenOn === undefined ? undefined : Temporal.PlainDate.from(takenOn),
    today: TODAY,
  });

describe("decideSaveOffer", () => {
  test("allows one beside the button, and in Minnesota only once the cancellation is agreed", () => {
    expect([judgeIn("TX", false), judgeIn("MN", false), judgeIn("MN", true)]).toEqual([
      "allowed",
      "notHere",
      "allowed",
    ]);
  });

  test("allows another one twelve months later, and not a day before", () => {
    expect([judgeIn("TX", false, "2025-11-22"), judgeIn("TX", false, "2025-11-21")]).toEqual([
      "taken",
      "allowed",
    ]);
  });
});

describe("lastDayForAnother", () => {
  test.each([
    ["2026-11-21", "2025-11-21"],
    ["2025-03-01", "2024-03-01"],
    // Taken on 29 February 2024, the next may be on the 28th a year later.
    ["2025-02-28", "2024-02-28"],
    ["2028-02-29", "2027-02-28"],
  ])("on %s is %s", (today, last) => {
    const found = lastDayForAnother(Temporal.PlainDate.from(today));
    expect(found.toString()).toBe(last);
  });

  test("is the same rule seen from the other end", () => {
    const days = fc.integer({ min: 0, max: 3000 });
    const rule = saveOfferRuleFor({ country: "US", state: "TX" }, TODAY);
    fc.assert(
      fc.property(days, fc.integer({ min: 355, max: 375 }), (after, apart) => {
        const takenOn = Temporal.PlainDate.from("2024-01-01").add({ days: after });
        const today = takenOn.add({ days: apart });
        const verdict = decideSaveOffer({ rule, isCancellationAgreed: false, takenOn, today });
        const isLongAgo = Temporal.PlainDate.compare(takenOn, lastDayForAnother(today)) <= 0;
        expect(isLongAgo).toBe(verdict === "allowed");
      }),
    );
  });
});
