import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadNewRadioWays } from "./load-new-radio-ways.ts";

const WAYS = {
  radio: {
    type: "car",
    radioIdLastFour: "9Q31",
    canPlayAudio: true,
    receives: ["entertainment"] as "entertainment"[],
    vehicle: null,
  },
  serviceContinuity: { isEligible: true, radios: [] },
  accountConsolidation: { isEligible: false },
};

describe("loadNewRadioWays", () => {
  it("asks by what stands for the radio in this browser", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("acsc", answered(200, { data: WAYS }));
    expect(await loadNewRadioWays(skywave, "radio-1")).toEqual({ ok: true, ways: WAYS });
    expect(bodies("acsc")).toEqual([{ token: "radio-1" }]);
  });

  it("tells a radio that has to be found again, and a failure like any other", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("acsc", refused({ status: 400, code: "DEVICE_NOT_FOUND" }));
    expect(await loadNewRadioWays(skywave, "over")).toEqual({ ok: false, code: "DEVICE_NOT_FOUND" });
    platform.server.answer("acsc", { kind: "lost" });
    expect(await run(loadNewRadioWays(skywave, "radio-1"))).toMatchObject({ code: "UNREACHABLE" });
  });
});
