import { describe, expect, it } from "vitest";
import { airingAt, airingsFrom } from "./airing.ts";

const LATE = { days: [5], from: "22:00", minutes: 240, timeZone: "America/New_York" };
const at = (text: string) => airingAt(LATE, Temporal.Instant.from(text));
const told = (airing: ReturnType<typeof at>) => airing && [String(airing.startsAt), airing.isOnNow];

describe("airingAt", () => {
  it.each([
    ["is the next one before it begins", "2026-03-06T23:59:59Z", "2026-03-07T03:00:00Z", false],
    ["is on from its first moment", "2026-03-07T03:00:00Z", "2026-03-07T03:00:00Z", true],
    ["is on past midnight", "2026-03-07T06:59:59Z", "2026-03-07T03:00:00Z", true],
    ["is over at its end, and the next is a week on", "2026-03-07T07:00:00Z", "2026-03-14T02:00:00Z", false],
  ])("%s", (_how, now, startsAt, isOnNow) => {
    expect(told(at(now))).toEqual([startsAt, isOnNow]);
  });

  it("begins when the studio's clock says so where that clock leaps", () => {
    const night = { days: [7], from: "02:30", minutes: 60, timeZone: "America/New_York" };
    const airing = airingAt(night, Temporal.Instant.from("2026-03-08T04:00:00Z"));
    // There is no half past two on that night; an hour later is the first that there is.
    expect(String(airing?.startsAt)).toBe("2026-03-08T07:30:00Z");
  });

  it("is none for a show without days", () => {
    expect(airingAt({ ...LATE, days: [] }, Temporal.Instant.from("2026-03-07T03:00:00Z"))).toBeUndefined();
  });
});

describe("airingsFrom", () => {
  const startsOf = (times: typeof LATE, now: string, count: number) =>
    airingsFrom(times, Temporal.Instant.from(now), count).map(({ startsAt, isOnNow }) => [
      String(startsAt),
      isOnNow,
    ]);

  it("begins with the one that is on, and keeps to the studio's clock where that clock leaps", () => {
    expect(startsOf(LATE, "2026-03-07T04:00:00Z", 3)).toEqual([
      ["2026-03-07T03:00:00Z", true],
      ["2026-03-14T02:00:00Z", false],
      ["2026-03-21T02:00:00Z", false],
    ]);
  });

  it("tells as many as were asked for of a show that is on once a week, and has just been", () => {
    expect(startsOf(LATE, "2026-03-07T07:00:00Z", 5)).toHaveLength(5);
  });

  it("tells none of a show without days, and none where none is wanted", () => {
    expect(startsOf({ ...LATE, days: [] }, "2026-03-07T04:00:00Z", 3)).toEqual([]);
    expect(startsOf(LATE, "2026-03-07T04:00:00Z", 0)).toEqual([]);
  });
});
