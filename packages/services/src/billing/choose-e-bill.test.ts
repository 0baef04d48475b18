import { answered, refused } from "@skywave/sdk/testing";
import { expect, it } from "vitest";
import { makeBillingProfile } from "../testing/make-billing-profile.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { chooseEBill } from "./choose-e-bill.ts";

it("[S1.03] sends what was chosen of the bills alone, and answers what is kept", async () => {
  const { skywave, platform, run, bodies } = openSkywave("signedIn");
  platform.server.answer("updateBillingProfile", answered(200, { ...makeBillingProfile(), isEBill: false }));
  const chosen = await run(chooseEBill(skywave, { billingProfileId: "profile-1", isEBill: false }));
  expect(chosen).toEqual({ ok: true, isEBill: false });
  expect(bodies("updateBillingProfile")).toEqual([{ isEBill: false }]);
});

it("says so when it was not kept", async () => {
  const { skywave, platform, run } = openSkywave("signedIn");
  platform.server.answer("updateBillingProfile", refused({ status: 500, code: "SYSTEM" }));
  const chosen = await run(chooseEBill(skywave, { billingProfileId: "profile-1", isEBill: false }));
  expect(chosen).toMatchObject({ ok: false, code: "SYSTEM" });
});
