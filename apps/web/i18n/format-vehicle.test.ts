import { describe, expect, it } from "vitest";
import { formatVehicle, formatYearMakeModel } from "./format-vehicle.ts";

describe("formatVehicle", () => {
  it("puts the year where the language has it", () => {
    const car = { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" };
    expect(formatVehicle(car, "en-CA")).toBe("2024 Solano Vireo");
    expect(formatVehicle(car, "fr-CA")).toBe("Solano Vireo 2024");
  });
});

describe("formatYearMakeModel", () => {
  it("does so for one that is told in one piece, and leaves one alone that it cannot read", () => {
    expect(formatYearMakeModel("2022 Harrow Tern 34", "en-US")).toBe("2022 Harrow Tern 34");
    expect(formatYearMakeModel("2022 Harrow Tern 34", "fr-CA")).toBe("Harrow Tern 34 2022");
    expect(formatYearMakeModel("Tern", "fr-CA")).toBe("Tern");
  });
});
