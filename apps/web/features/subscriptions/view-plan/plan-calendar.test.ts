import type { UpcomingCharges } from "@skywave/contract";
import { dictionaries, type Locale } from "@skywave/localization";
import { describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { planCalendar } from "./plan-calendar.ts";

const lines = (amount: number) => ({
  productAmount: amount,
  fees: [],
  taxes: { total: 0, breakdown: [] },
  total: amount,
});
const bill = (date: string, end: string, total: number): UpcomingCharges["bills"][number] => ({
  date,
  charges: [
    {
      kind: "period",
      reason: "renewal",
      offerId: "offer-1",
      description: "Melodia",
      phaseType: "AutoRenewing",
      period: { start: date, end },
      billingPeriod: { length: 1, timeUnit: "months" },
      lines: lines(total),
    },
  ],
  total,
  appliedBalance: 0,
  amountDue: total,
  balanceAfter: 0,
});
const upcoming: UpcomingCharges = {
  currency: "CAD",
  until: "2028-11-21",
  bills: [
    bill("2026-12-21", "2027-01-21", 0),
    bill("2027-02-28", "2027-03-31", 12.64),
    bill("2027-12-31", "2028-01-31", 12.64),
  ],
};
const calendarIn = (locale: Locale, now = 1_700_000_000_000) =>
  planCalendar(makeTranslator(locale, Object.assign({}, ...Object.values(dictionaries[locale]))), {
    subscriptionId: "sub-1",
    plan: "Melodia",
    upcoming,
    url: "https://listen.example/account/plan/sub-1",
    now,
  });
/** Long lines are folded; a reader of calendars unfolds them first. */
const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
const valuesOf = (text: string, name: string) =>
  unfolded(text)
    .filter((line) => line.startsWith(name))
    .map((line) => line.slice(line.indexOf(":") + 1));

describe("planCalendar", () => {
  it("has a whole day for each bill that asks for money, in any zone, over the ends of months and years", () => {
    const text = calendarIn("en-US");
    expect(unfolded(text).filter((line) => /^DT(?:START|END)/.test(line))).toEqual([
      "DTSTART;VALUE=DATE:20270228",
      "DTEND;VALUE=DATE:20270301",
      "DTSTART;VALUE=DATE:20271231",
      "DTEND;VALUE=DATE:20280101",
    ]);
  });

  it("names a day the same whenever and in whatever language it is made, so that it is not added twice", () => {
    const uids = ["sub-1-2027-02-28@listen.example", "sub-1-2027-12-31@listen.example"];
    expect(valuesOf(calendarIn("en-US"), "UID")).toEqual(uids);
    expect(valuesOf(calendarIn("fr-CA", 1_800_000_000_000), "UID")).toEqual(uids);
  });

  it("speaks the person's language", () => {
    expect(valuesOf(calendarIn("fr-CA"), "SUMMARY")[0]).toBe("Melodia\u00a0: 12\\,64\u00a0$");
    expect(valuesOf(calendarIn("fr-CA"), "DESCRIPTION")[0]).toContain("Renouvellement du forfait Melodia");
  });

  it("keeps its lines short enough for every calendar", () => {
    const octets = (line: string) => new TextEncoder().encode(line).length;
    expect(
      calendarIn("fr-CA")
        .split("\r\n")
        .filter((line) => octets(line) > 75),
    ).toEqual([]);
  });
});
