import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { showServicedVehicle, startServiceLaneTrial } from "./service-lane.ts";

const VEHICLE = { radioIdLastFour: "0001", vehicleState: null, days: 60 };
const REFUSED = [
  ["MAGIC_LINK_NOT_FOUND", "DESK_UNKNOWN"],
  ["INVALID_PAYLOAD", "NUMBER_UNKNOWN"],
  ["DEVICE_NOT_FOUND", "NUMBER_UNKNOWN"],
  ["VEHICLE_NOT_FOUND", "NUMBER_UNKNOWN"],
  ["SUBSCRIPTION_PRODUCT_NOT_FOUND", "NO_TRIAL"],
] as const;

describe("showServicedVehicle", () => {
  it.each([
    ["9sktezt00t1000001 ", { vin: "9SKTEZT00T1000001" }],
    [" TEZT0001", { radioId: "TEZT0001" }],
  ])("asks for %s by what it is", async (number, locator) => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("showServiceLaneVehicle", answered(200, VEHICLE));
    expect(await showServicedVehicle(skywave, { deskKey: "d.s", number })).toEqual({
      ok: true,
      vehicle: VEHICLE,
    });
    expect(bodies("showServiceLaneVehicle")).toEqual([{ deskKey: "d.s", ...locator }]);
  });

  it.each(REFUSED)("tells of %s as %s", async (code, told) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("showServiceLaneVehicle", refused({ status: 409, code }));
    expect(await showServicedVehicle(skywave, { deskKey: "d.s", number: "x" })).toEqual({
      ok: false,
      code: told,
    });
  });
});

describe("startServiceLaneTrial", () => {
  it("starts it once more with the same answer", async () => {
    const { skywave, platform } = openSkywave();
    const trial = { ...VEHICLE, trialEndsOn: "2026-05-09" };
    platform.server.answer("startServiceLaneTrial", answered(201, trial));
    expect(await startServiceLaneTrial(skywave, { deskKey: "d.s", number: "TEZT0001" })).toEqual({
      ok: true,
      trial,
    });
  });

  it.each(REFUSED)("tells of %s as %s", async (code, told) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("startServiceLaneTrial", refused({ status: 409, code }));
    expect(await startServiceLaneTrial(skywave, { deskKey: "d.s", number: "x" })).toEqual({
      ok: false,
      code: told,
    });
  });
});
