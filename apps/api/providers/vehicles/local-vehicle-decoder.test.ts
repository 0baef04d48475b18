import { describe, expect, test } from "vitest";
import { createClock } from "#platform/clock.ts";
import { GARAGE } from "#sandbox/garage/garage-vehicles.ts";
import { createLocalVehicleDecoder } from "./local-vehicle-decoder.ts";

const clock = createClock("America/New_York", () => Temporal.Instant.from("2026-03-10T15:00:00Z"));
const decoder = createLocalVehicleDecoder(clock);

describe("createLocalVehicleDecoder", () => {
  test.each(GARAGE)("reads $make $model of $year from its VIN", ({ vin, kind, year, make, model }) => {
    expect(decoder.decode(vin)).toEqual({ vin, kind, year, make, model });
  });

  test("takes a wrong check digit, and says nothing of what it cannot read", () => {
    expect(decoder.decode("9skvr2h49r1000217")).toMatchObject({ year: 2024, model: "Vireo" });
    for (const vin of [
      "9SKVR2H45",
      "1SKVR2H45R1000217",
      "9SKZZ2H45R1000217",
      "9SKVR2H45Z1000217",
      "I".repeat(17),
    ])
      expect(decoder.decode(vin)).toBeUndefined();
  });
});
