import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { checkServiceContinuity } from "./check-service-continuity.ts";

const RADIO = {
  subscriptionId: "sub_1",
  planName: "Polaris",
  radioIdLastFour: "B2C1",
  type: "car",
  yearMakeModel: "2024 Solano Vireo",
};
const ASKED = { radioId: " d4a7-b2c1 ", newRadioToken: "new-radio" };

describe("checkServiceContinuity", () => {
  it("asks by the last four of the radio's ID and by nothing else of it", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("csEligibilityCheck", answered(200, { data: { radio: RADIO } }));
    expect(await checkServiceContinuity(skywave, ASKED)).toEqual({ ok: true, radio: RADIO });
    const [asked] = platform.server.seen("csEligibilityCheck");
    expect(asked?.body).toBe(JSON.stringify({ radioIdLastFour: "B2C1", token: "new-radio" }));
  });

  it("[S8.05] takes CS_INELIGIBLE_RADIO for an ineligible device, which is no failure of ours", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("csEligibilityCheck", refused({ status: 409, code: "CS_INELIGIBLE_RADIO" }));
    expect(await checkServiceContinuity(skywave, ASKED)).toEqual({ ok: false, code: "INELIGIBLE_DEVICE" });
    expect(platform.logged).toEqual([]);
  });

  it("tells a radio that was not found, and a failure like any other", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("csEligibilityCheck", refused({ status: 400, code: "DEVICE_NOT_FOUND" }));
    expect(await checkServiceContinuity(skywave, ASKED)).toEqual({ ok: false, code: "DEVICE_NOT_FOUND" });
    platform.server.answer("csEligibilityCheck", { kind: "lost" });
    expect(await run(checkServiceContinuity(skywave, ASKED))).toMatchObject({ code: "UNREACHABLE" });
  });
});
