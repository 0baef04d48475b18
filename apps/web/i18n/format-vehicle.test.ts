import { describe, expect, it } from "vitest";
import { formatVehicle } from "./format-vehicle.ts";

describe("formatVehicle", () => {
  it("puts the year where the language has it", () => {
    const car = { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" };
    expect(formatVehicle(car, "en-CA")).toBe("2024 Solano Vireo");
    expect(formatVehicle(car, "fr-CA")).toBe("Solano Vireo 2024");
  });
});
