import { describe, expect, it } from "vitest";
import { localizedDates } from "./localized-dates.ts";

const UTC = { timeZone: "UTC" } as const;
const LONG = { dateStyle: "long", ...UTC } as const;
const SHORT = { year: "numeric", month: "short", day: "numeric", ...UTC } as const;
const TIME = { hour: "numeric", minute: "2-digit", ...UTC } as const;

const say = (options: Intl.DateTimeFormatOptions, moment: string, locale = "fr-CA") =>
  localizedDates(locale, options).format(new Date(moment)).replaceAll(/\s/g, " ");

describe("localizedDates", () => {
  it("writes the first of a month as French does, and no other day that way", () => {
    expect(say(LONG, "2026-12-01T12:00Z")).toBe("1er décembre 2026");
    expect(say(SHORT, "2026-12-01T12:00Z")).toBe("1er déc. 2026");
    expect(say({ weekday: "long", month: "long", day: "numeric", ...UTC }, "2026-12-01T12:00Z")).toBe(
      "mardi 1er décembre",
    );
    expect(say(LONG, "2026-12-11T12:00Z")).toBe("11 décembre 2026");
    expect(say(LONG, "2026-12-21T12:00Z")).toBe("21 décembre 2026");
  });

  it("writes hours in French without a zero before them, and full ones without minutes", () => {
    expect(say(TIME, "2026-12-02T02:00Z")).toBe("2 h");
    expect(say(TIME, "2026-12-02T00:00Z")).toBe("0 h");
    expect(say(TIME, "2026-12-02T20:00Z")).toBe("20 h");
    expect(say(TIME, "2026-12-02T22:05Z")).toBe("22 h 05");
    expect(say({ weekday: "long", ...TIME }, "2026-12-02T02:00Z")).toBe("mercredi 2 h");
    expect(say({ weekday: "long", ...TIME }, "2026-12-02T01:30Z")).toBe("mercredi 1 h 30");
  });

  it("writes a day with a time, and minutes where there are seconds", () => {
    expect(say({ ...SHORT, ...TIME }, "2026-12-01T01:00Z")).toBe("1er déc. 2026, 1 h");
    expect(say({ ...SHORT, ...TIME }, "2026-12-10T10:10Z")).toBe("10 déc. 2026, 10 h 10");
    expect(say({ timeStyle: "medium", ...UTC }, "2026-12-10T10:00:05Z")).toBe("10 h 00 min 05 s");
  });

  it("leaves English as the platform writes it", () => {
    expect(say({ ...SHORT, ...TIME }, "2026-12-01T02:00Z", "en-US")).toBe("Dec 1, 2026, 2:00 AM");
    expect(say(LONG, "2026-12-01T02:00Z", "en-CA")).toBe("December 1, 2026");
  });
});
