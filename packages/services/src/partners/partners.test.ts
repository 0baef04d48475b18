import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { activateEntitlement } from "./activate-entitlement.ts";
import { grantPartnerAccess } from "./grant-partner-access.ts";
import { loadEntitlements } from "./load-entitlements.ts";
import { redeemPartnerPlan } from "./redeem-partner-plan.ts";
import { restorePurchases, syncPurchases } from "./take-over-purchases.ts";

const SYSTEM = { code: "SYSTEM", traceId: expect.any(String) };
const UNAVAILABLE = refused({ status: 503, code: "SERVICE_UNAVAILABLE" });

describe("loadEntitlements", () => {
  it("[S4.47] takes only a pending one for not redeemed", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const entitlements = ["pending", "activated", "revoked"].map((status) => ({ id: status, status }));
    platform.server.answer("listEntitlements", answered(200, { entitlements }));
    const outcome = await loadEntitlements(skywave, { subscriptionId: "sub_1" });
    const redemptions = outcome.ok && outcome.entitlements.map(({ redemption }) => redemption);
    expect(redemptions).toEqual(["NotRedeemed", "Redeemed", "Redeemed"]);
    expect(platform.server.seen("listEntitlements")[0]?.url).toContain("subscriptionId=sub_1");
  });
});

describe("activateEntitlement", () => {
  it("[S7.02] gives the partner's page", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const signupUrl = "https://join.podwave.example/start";
    platform.server.answer("activateEntitlement", answered(200, { signupUrl }));
    expect(await activateEntitlement(skywave, "pe_1")).toEqual({ ok: true, signupUrl });
  });

  it.each([
    [409, "ALREADY_REDEEMED", { code: "ALREADY_REDEEMED" }],
    [404, "NOT_FOUND", SYSTEM],
    [503, "SERVICE_UNAVAILABLE", SYSTEM],
    [500, "SYSTEM", SYSTEM],
    [409, "FROM_A_NEWER_SERVER", SYSTEM],
  ])("[S8.05] tells the refusal %i %s, and logs it once as one of business", async (status, code, told) => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("activateEntitlement", refused({ status, code }));
    expect(await run(activateEntitlement(skywave, "pe_1"))).toEqual({ ok: false, ...told });
    expect(platform.logged).toMatchObject([
      {
        level: status < 500 ? "info" : "error",
        message: expect.stringMatching(/^Business error/),
        details: { code },
      },
    ]);
  });

  it("tells a network that is gone as that, and logs it as well", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("activateEntitlement", { kind: "lost" });
    const outcome = await run(activateEntitlement(skywave, "pe_1"));
    expect(outcome).toEqual({ ok: false, code: "UNREACHABLE", reason: "offline" });
    expect(platform.logged).toMatchObject([{ message: expect.stringMatching(/^Business error/) }]);
  });
});

describe("redeemPartnerPlan", () => {
  it("gives the plan that the link stands for", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const plan = { subscriptionId: "sub_1", planName: "Melodia" };
    platform.server.answer("redeemPartnerPlan", answered(201, plan));
    expect(await redeemPartnerPlan(skywave, "a-token")).toEqual({ ok: true, plan });
  });

  it.each([
    [404, "NOT_FOUND", "LINK_UNKNOWN"],
    [400, "INVALID_PAYLOAD", "LINK_UNKNOWN"],
    [410, "EXPIRED", "LINK_EXPIRED"],
    [409, "COUNTRY_ERROR", "COUNTRY_ERROR"],
    [409, "ALREADY_REDEEMED", "ALREADY_REDEEMED"],
    [409, "PARTNER_PLAN_IN_USE", "PARTNER_PLAN_IN_USE"],
    [409, "SUB_ALREADY_EXISTS_FOR_IDENTITY", "SUB_ALREADY_EXISTS_FOR_IDENTITY"],
    [503, "SERVICE_UNAVAILABLE", "PARTNER_UNAVAILABLE"],
    [500, "SYSTEM", "SYSTEM"],
    [409, "FROM_A_NEWER_SERVER", "SYSTEM"],
  ])(
    "[S8.05] tells the refusal %i %s as %s, and logs it once as one of business",
    async (status, code, told) => {
      const { skywave, platform, run } = openSkywave("signedIn");
      platform.server.answer("redeemPartnerPlan", refused({ status, code }));
      expect(await run(redeemPartnerPlan(skywave, "a-token"))).toMatchObject({ ok: false, code: told });
      expect(platform.logged).toMatchObject([{ message: expect.stringMatching(/^Business error/) }]);
    },
  );
});

describe("purchases at stores", () => {
  it("[S7.27] [S7.28] are taken over and restored", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("syncPurchases", answered(200, { subscriptionIds: ["sub_1"] }));
    platform.server.answer("restorePurchases", answered(200, { subscriptionIds: [] }));
    expect(await syncPurchases(skywave, "apple")).toEqual({ ok: true, subscriptionIds: ["sub_1"] });
    expect(await restorePurchases(skywave, "roku")).toEqual({ ok: true, subscriptionIds: [] });
    expect(platform.server.seen("restorePurchases")[0]?.url).toContain("/restore/roku");
  });

  it("are told from a store that does not answer", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("syncPurchases", UNAVAILABLE);
    platform.server.answer("restorePurchases", UNAVAILABLE);
    const failed = { ok: false, code: "STORE_UNAVAILABLE" };
    expect(await run(syncPurchases(skywave, "google"))).toEqual(failed);
    expect(await run(restorePurchases(skywave, "google"))).toEqual(failed);
  });

  it("are told when there are none to restore", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("restorePurchases", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await restorePurchases(skywave, "amazon")).toEqual({ ok: false, code: "NOTHING_TO_RESTORE" });
  });
});

describe("grantPartnerAccess", () => {
  it("[S7.26] tells until when the partner has paid", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer(
      "grantPartnerAccess",
      answered(200, { granted: true, until: "2026-06-10T15:00:00Z" }),
    );
    expect(await grantPartnerAccess(skywave)).toEqual({ ok: true, until: "2026-06-10T15:00:00Z" });
    platform.server.answer("grantPartnerAccess", answered(200, { granted: false, until: null }));
    expect(await grantPartnerAccess(skywave)).toEqual({ ok: false, code: "NOT_GRANTED" });
    platform.server.answer("grantPartnerAccess", UNAVAILABLE);
    expect(await run(grantPartnerAccess(skywave))).toEqual({ ok: false, code: "PARTNER_UNAVAILABLE" });
  });
});
