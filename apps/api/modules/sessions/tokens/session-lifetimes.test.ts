import { describe, expect, test } from "vitest";
import { lifetimesFrom } from "./session-lifetimes.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const person = (kind: Parameters<typeof lifetimesFrom>[1]["kind"]) => ({ identityId: "idn_1", kind });

/** Minutes from now on. */
function minutesOf(...given: Parameters<typeof lifetimesFrom>) {
  const { rotatedAt, ...ends } = lifetimesFrom(...given);
  expect(rotatedAt).toEqual(given[0]);
  const { accessExpiresAt, refreshExpiresAt, absoluteExpiresAt } = ends;
  return [accessExpiresAt, refreshExpiresAt, absoluteExpiresAt].map((end) =>
    given[0].until(end).total("minutes"),
  );
}

const DAY = 24 * 60;

describe("lifetimesFrom", () => {
  test("gives a person a quarter of an hour, thirty days without use, and ninety in all", () => {
    expect(minutesOf(NOW, person("browser"))).toEqual([15, 30 * DAY, 90 * DAY]);
    expect(minutesOf(NOW, person("device"))).toEqual([15, 30 * DAY, 90 * DAY]);
  });

  test("gives a visitor an hour, whatever they came on", () => {
    for (const kind of ["browser", "casting"] as const)
      expect(minutesOf(NOW, { identityId: null, kind })).toEqual([60, 30 * DAY, 90 * DAY]);
  });

  test("lends a casting for an evening, and lets a third party in for a quarter of an hour", () => {
    expect(minutesOf(NOW, person("casting"))).toEqual([15, 12 * 60, 12 * 60]);
    expect(minutesOf(NOW, person("thirdParty"))).toEqual([15, 15, 15]);
  });

  test("slides with each refresh, and never past the end that was set at the start", () => {
    const far = NOW.add({ minutes: 31 * DAY });
    expect(minutesOf(NOW, person("browser"), far)).toEqual([15, 30 * DAY, 31 * DAY]);
    const near = NOW.add({ minutes: 2 * DAY });
    expect(minutesOf(NOW, person("browser"), near)).toEqual([15, 2 * DAY, 2 * DAY]);
  });
});
