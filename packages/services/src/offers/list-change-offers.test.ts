import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeOffer } from "../testing/make-offer.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { listChangeOffers } from "./list-change-offers.ts";

describe("listChangeOffers", () => {
  it("hands over the plans that a subscription can be switched to", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getChangeOffers", answered(200, { offers: [makeOffer()], fallbackOffers: [] }));
    const outcome = await listChangeOffers(skywave, { subscriptionId: "sub-1" });
    expect(outcome).toEqual({ ok: true, offers: [makeOffer()], fallbackOffers: [] });
  });

  it("asks for what a promo code opens, and hands over why it opens nothing", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const promoCodeResult = { status: "invalid", reason: "redeemed" } as const;
    const ineligibleOffers = [{ offer: makeOffer({ id: "student" }), reason: "studentNotVerified" as const }];
    const body = { offers: [], fallbackOffers: [makeOffer()], ineligibleOffers, promoCodeResult };
    platform.server.answer("getChangeOffers", answered(200, body));
    const outcome = await listChangeOffers(skywave, { subscriptionId: "sub-1", promoCode: " SAVE " });
    expect(outcome).toEqual({ ok: true, ...body });
    expect(platform.server.seen("getChangeOffers")[0]?.url).toContain("promoCode=SAVE");
  });

  it("says when the subscription is not to be found", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getChangeOffers", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await listChangeOffers(skywave, { subscriptionId: "sub-1" })).toEqual({
      ok: false,
      code: "NOT_FOUND",
    });
  });
});
