import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { listContinuityRadios } from "./list-continuity-radios.ts";

const RADIO = {
  subscriptionId: null,
  planName: "Polaris",
  radioIdLastFour: "7K42",
  type: "car",
  yearMakeModel: "2018 Tandem Duo",
};

describe("listContinuityRadios", () => {
  it("asks by the token alone", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("tokenCsEligibleRadios", answered(200, { data: { radios: [RADIO] } }));
    expect(await listContinuityRadios(skywave, "link-1")).toEqual({ ok: true, radios: [RADIO] });
    expect(bodies("tokenCsEligibleRadios")).toEqual([{ token: "link-1" }]);
  });

  it.each([
    [422, "UNAUTHENTICATED_CUSTOMER"],
    [400, "INVALID_PAYLOAD"],
  ])("tells alike what is over and what is no token: %d %s", async (status, code) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("tokenCsEligibleRadios", refused({ status, code }));
    expect(await listContinuityRadios(skywave, "over")).toEqual({
      ok: false,
      code: "UNAUTHENTICATED_CUSTOMER",
    });
  });

  it("tells a failure like any other", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("tokenCsEligibleRadios", { kind: "lost" });
    expect(await run(listContinuityRadios(skywave, "link-1"))).toMatchObject({ code: "UNREACHABLE" });
  });
});
