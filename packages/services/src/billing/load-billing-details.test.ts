import { answered } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeBillingProfile } from "../testing/make-billing-profile.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadBillingDetails } from "./load-billing-details.ts";

describe("loadBillingDetails", () => {
  it("gives the profile and its cards", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const paymentMethods = [{ id: "card-1" }];
    platform.server.answer("getDefaultBillingProfile", answered(200, makeBillingProfile()));
    platform.server.answer("listPaymentMethods", answered(200, { paymentMethods }));
    const outcome = await loadBillingDetails(skywave);
    expect(outcome).toEqual({ ok: true, profile: makeBillingProfile(), paymentMethods });
    expect(platform.server.seen("listPaymentMethods")[0]?.url).toContain("/profile-1/");
  });

  it("gives nothing for somebody who never bought", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getDefaultBillingProfile", answered(204));
    expect(await loadBillingDetails(skywave)).toEqual({ ok: true, profile: null, paymentMethods: [] });
  });

  it("tells a visitor that nobody is signed in", async () => {
    const { skywave } = openSkywave();
    expect(await loadBillingDetails(skywave)).toEqual({ ok: false, code: "SESSION_ENDED" });
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("getDefaultBillingProfile", { kind: "lost" });
    const outcome = await run(loadBillingDetails(skywave));
    expect(outcome).toEqual({ ok: false, code: "UNREACHABLE", reason: "offline" });
  });
});
