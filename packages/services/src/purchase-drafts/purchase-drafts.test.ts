import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { forgetPurchaseDraft } from "./forget-purchase-draft.ts";
import { savePurchaseDraft } from "./save-purchase-draft.ts";
import { listPurchaseDrafts } from "./list-purchase-drafts.ts";

const SETTLED = {
  path: "subscribe/checkout/purchase/streaming",
  offerId: "us-all-access-monthly",
  isFollowOnWanted: null,
  isBillingSettled: true,
};

describe("purchase drafts", () => {
  it("are kept under the name of their flow, listed and forgotten", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const kept = {
      ...SETTLED,
      flowName: "streaming",
      offerName: "All Access",
      savedAt: "2026-11-22T10:00:00Z",
    };
    platform.server.answer("savePurchaseDraft", answered(204));
    platform.server.answer("listPurchaseDrafts", answered(200, { purchaseDrafts: [kept] }));
    platform.server.answer("forgetPurchaseDraft", answered(204));
    expect(await savePurchaseDraft(skywave, "streaming", SETTLED)).toEqual({ ok: true });
    expect(bodies("savePurchaseDraft")).toEqual([SETTLED]);
    expect(await listPurchaseDrafts(skywave)).toEqual({ ok: true, drafts: [kept] });
    expect(await forgetPurchaseDraft(skywave, "streaming")).toEqual({ ok: true });
    expect(platform.server.seen("forgetPurchaseDraft")[0]?.url).toMatch(/purchase-drafts\/streaming$/);
  });

  it("are not kept where the server does not take them", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("savePurchaseDraft", refused({ status: 400, code: "INVALID_PAYLOAD" }));
    expect(await savePurchaseDraft(skywave, "streaming", SETTLED)).toEqual({
      ok: false,
      code: "INVALID_PAYLOAD",
    });
  });
});
