import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeOffer } from "../testing/make-offer.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { listSaveOffers } from "./list-save-offers.ts";

describe("listSaveOffers", () => {
  it("hands over what a subscription could be kept for", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getSaveOffers", answered(200, { offers: [makeOffer()], fallbackOffers: [] }));
    expect(await listSaveOffers(skywave, { subscriptionId: "sub-1" })).toEqual({
      ok: true,
      offers: [makeOffer()],
    });
    expect(platform.server.seen("getSaveOffers")[0]?.url).toContain("subscriptionId=sub-1");
  });

  it("says when the subscription is not to be found", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getSaveOffers", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await listSaveOffers(skywave, { subscriptionId: "sub-1" })).toEqual({
      ok: false,
      code: "NOT_FOUND",
    });
  });
});
