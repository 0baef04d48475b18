import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { checkUsedCar, startUsedCarTrial } from "./used-car.ts";

const CAR = {
  radioIdLastFour: "0001",
  vehicleState: { year: 2021, make: "Solano", model: "Vireo" },
  lifecycleState: null,
  usedCarCode: null,
  planStartsOn: null,
};
const TRIAL = { subscriptionId: "sub_1", planName: "Polaris", daysLeft: 90 };

describe("checkUsedCar", () => {
  it.each([{ radioId: " TEZT0001 " }, { vin: "9SKTEZT00T1000001" }])("finds a car by %j", async (locator) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getState", answered(200, CAR));
    expect(await checkUsedCar(skywave, locator)).toEqual({ ok: true, car: CAR });
  });

  it("tells the code that an answer carries, and when the plan starts", async () => {
    const { skywave, platform } = openSkywave();
    const coming = { ...CAR, usedCarCode: "110", planStartsOn: "2026-05-30" };
    platform.server.answer("getState", answered(200, coming));
    expect(await checkUsedCar(skywave, { radioId: "TEZT0001" })).toEqual({
      ok: false,
      code: "USED_CAR",
      usedCarCode: "110",
      traceId: "",
      planStartsOn: "2026-05-30",
    });
  });

  it.each([
    ["INVALID_PAYLOAD", "3494"],
    ["VEHICLE_NOT_FOUND", "103"],
    ["DEVICE_NOT_FOUND", "106"],
  ])("tells the code that comes with %s", async (code, usedCarCode) => {
    const { skywave, platform } = openSkywave();
    const refusal = refused({ status: 400, code, details: { usedCarCode } });
    platform.server.answer("getState", refusal);
    expect(await checkUsedCar(skywave, { radioId: "TEZT0001" })).toMatchObject({
      code: "USED_CAR",
      usedCarCode,
    });
  });
});

describe("startUsedCarTrial", () => {
  it("needs somebody who has signed in", async () => {
    const { skywave } = openSkywave();
    expect(await startUsedCarTrial(skywave, "TEZT0001")).toMatchObject({ ok: false, code: "SESSION_ENDED" });
  });

  it("starts it by the number that the radio shows", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("startUsedCarTrial", answered(201, TRIAL));
    expect(await startUsedCarTrial(skywave, " TEZT0001")).toEqual({ ok: true, trial: TRIAL });
    expect(bodies("startUsedCarTrial")).toEqual([{ radioId: "TEZT0001" }]);
  });

  it("tells when the plan starts, where a refusal says so", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const code = "SUBSCRIPTION_PRODUCT_NOT_FOUND";
    const day = "2026-05-30";
    for (const [details, planStartsOn] of [
      [{ usedCarCode: "110", planStartsOn: day }, day],
      [{ usedCarCode: "110" }, null],
    ] as const) {
      platform.server.answer("startUsedCarTrial", refused({ status: 409, code, details }));
      expect(await startUsedCarTrial(skywave, "TEZT0001")).toMatchObject({
        usedCarCode: "110",
        planStartsOn,
      });
    }
  });

  it("tells why the car can't have one by its code; one without a code is unspecified", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const code = "SUBSCRIPTION_PRODUCT_NOT_FOUND";
    for (const [details, usedCarCode] of [
      [{ usedCarCode: "113" }, "113"],
      [{}, "other"],
    ] as const) {
      platform.server.answer("startUsedCarTrial", refused({ status: 409, code, details }));
      expect(await startUsedCarTrial(skywave, "TEZT0001")).toMatchObject({ code: "USED_CAR", usedCarCode });
    }
  });

  it.each([
    "CLAIMING_WITH_UNAUTHORIZED_USER",
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR",
    "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
    "TRIAL_PENDING_ACTIVATION_ERROR",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "OFFER_REDEEMED",
    "CS_INELIGIBLE_RADIO",
    "BILLING_PROFILE_REQUIRED",
  ])("tells why this person can't have it: %s", async (code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("startUsedCarTrial", refused({ status: 409, code }));
    expect(await startUsedCarTrial(skywave, "TEZT0001")).toEqual({ ok: false, code });
  });
});
