import { describe, expect, it } from "vitest";
import { makeCalendar } from "./make-calendar.ts";

const DAY = {
  id: "order-1@skywave.example",
  made: "2026-11-21T12:00:00.123Z",
  day: "2027-02-28",
  title: "Skywave: $12.47 for Horizon",
  text: "Cancel in time, or change; it is yours\nhttps://skywave.example/account",
};
const linesOf = (calendar: string) => calendar.split("\r\n");

describe("makeCalendar", () => {
  it("is one whole day, the last of a month too, with a reminder two days before", () => {
    const lines = linesOf(makeCalendar(DAY));
    expect(lines).toEqual(
      expect.arrayContaining([
        "DTSTART;VALUE=DATE:20270228",
        "DTEND;VALUE=DATE:20270301",
        "DTSTAMP:20261121T120000Z",
        "TRIGGER:-P2D",
      ]),
    );
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
  });

  it("takes nothing that was written for a mark of its own", () => {
    const lines = linesOf(makeCalendar({ ...DAY, text: "a, b; c\\d\ne" }));
    expect(lines).toContain(String.raw`DESCRIPTION:a\, b\; c\\d\ne`);
  });

  it("breaks lines at 75 octets, and French letters not at all", () => {
    const text = "é".repeat(120);
    const lines = linesOf(makeCalendar({ ...DAY, text }));
    const encoder = new TextEncoder();
    expect(Math.max(...lines.map((line) => encoder.encode(line).length))).toBeLessThanOrEqual(75);
    const unfolded = makeCalendar({ ...DAY, text }).replaceAll("\r\n ", "");
    expect(unfolded).toContain(`DESCRIPTION:${text}\r\n`);
  });
});
