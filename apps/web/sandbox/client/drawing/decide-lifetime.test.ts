import { describe, expect, it } from "vitest";
import { decideLifetime } from "./decide-lifetime.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

describe("decideLifetime", () => {
  it.each([
    ["2026-11-21T12:15:00Z", "hour", 0.25],
    ["2026-11-21T18:00:00Z", "day", 0.25],
    ["2026-12-06T12:00:00Z", "month", 15 / 31],
    ["2027-05-23T12:00:00Z", "year", 0.5],
    ["2040-01-01T00:00:00Z", "year", 1],
  ])("measures the time until %s by the %s", (expiresAt, scale, share) => {
    const lifetime = decideLifetime(expiresAt, NOW);
    expect(lifetime.scale).toBe(scale);
    expect(lifetime.share).toBeCloseTo(share, 5);
  });

  it.each(["2026-11-21T11:59:59Z", "soon"])("takes %s for over", (expiresAt) => {
    expect(decideLifetime(expiresAt, NOW)).toEqual({ leftInMilliseconds: 0, scale: "hour", share: 0 });
  });
});
