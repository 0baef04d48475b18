import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeOffer } from "../testing/make-offer.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadOffersForRadios } from "./load-offers-for-radios.ts";

const polaris = makeOffer({ id: "polaris" });
const INPUT = { country: "US", receives: [undefined, "entertainment,marine", undefined] } as const;

describe("loadOffersForRadios", () => {
  it("asks once for each kind of radio, without free times, and answers radio by radio", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getNewOffers", answered(200, { offers: [polaris], fallbackOffers: [] }));
    const outcome = await loadOffersForRadios(skywave, INPUT);
    expect(outcome).toEqual({ ok: true, offers: [[polaris], [polaris], [polaris]] });
    expect(platform.server.requests.map(({ url }) => url)).toEqual([
      "/api/eligibility/v1/offers/new?country=US&serviceType=satellite&trialPreference=exclude",
      "/api/eligibility/v1/offers/new?country=US&serviceType=satellite&trialPreference=exclude&receives=entertainment%2Cmarine",
    ]);
  });

  it("tells our own failure", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("getNewOffers", refused({ status: 500, code: "SYSTEM" }));
    expect(await run(loadOffersForRadios(skywave, INPUT))).toMatchObject({ ok: false, code: "SYSTEM" });
  });
});
