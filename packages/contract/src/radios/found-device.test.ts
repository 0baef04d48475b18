import { describe, expect, test } from "vitest";
import { FoundDevice } from "./found-device.ts";

const TOLD = {
  token: "t",
  type: "car" as const,
  radioIdLastFour: "H2VN",
  canPlayAudio: true,
  receives: ["entertainment"] as "entertainment"[],
  vehicle: { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" },
};

describe("a radio that somebody has named", () => {
  test("says nothing of its owner, and no whole number, whatever is handed in", () => {
    const vehicle = { ...TOLD.vehicle, vin: "9SKVR2H45R1000217", plate: "RKD4821", owner: "Ray" };
    const everything = {
      ...TOLD,
      vehicle,
      radioId: "R4Y7H2VN",
      identityId: "id_1",
      subscription: { id: "sub_1", identityId: "id_1" },
      owner: { firstName: "Ray", address: "41 Harbor Road", phone: "5125550142" },
    };
    expect(FoundDevice.parse(everything)).toEqual(TOLD);
  });

  test("has no field for either", () => {
    expect(Object.keys(FoundDevice.shape)).toEqual(Object.keys(TOLD));
    expect(Object.keys(FoundDevice.shape.vehicle.unwrap().shape)).toEqual(Object.keys(TOLD.vehicle));
  });
});
