import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { listPlans } from "./list-plans.ts";
import { loadPlan } from "./load-plan.ts";
import { saveCancellationReason } from "./save-cancellation-reason.ts";
import { updateNickname } from "./update-nickname.ts";

const upcoming = { currency: "USD", until: "2028-11-21", bills: [] };

describe("the plans of a person", () => {
  it("[S7.30] loads a plan with all that it will cost", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getSubscription", answered(200, { id: "sub-1" }));
    platform.server.answer("listUpcomingCharges", answered(200, upcoming));
    expect(await loadPlan(skywave, "sub-1")).toEqual({ ok: true, subscription: { id: "sub-1" }, upcoming });
  });

  it("says when a plan is not there, whichever call finds out", async () => {
    for (const [found, missing] of [
      ["getSubscription", "listUpcomingCharges"],
      ["listUpcomingCharges", "getSubscription"],
    ] as const) {
      const { skywave, platform } = openSkywave("signedIn");
      platform.server.answer(found, answered(200, upcoming));
      platform.server.answer(missing, refused({ status: 404, code: "NOT_FOUND" }));
      expect(await loadPlan(skywave, "sub-1")).toEqual({ ok: false, code: "NOT_FOUND" });
    }
  });

  it("[S6.06] leaves out what the legacy system bills", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const subscriptions = [{ source: { type: "sms" } }, { source: { type: "stripe" } }];
    platform.server.answer("listSubscriptions", answered(200, { subscriptions }));
    expect(await listPlans(skywave)).toEqual({ ok: true, subscriptions: subscriptions.slice(1) });
  });

  it("tells a reason, and hears that there is nothing to tell one for", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const told = { subscriptionId: "sub-1", reason: { code: "content" } } as const;
    platform.server.answer("saveCancellationReason", answered(204, undefined));
    expect(await saveCancellationReason(skywave, told)).toEqual({ ok: true });
    expect(bodies("saveCancellationReason")).toEqual([{ code: "content" }]);
    platform.server.answer("saveCancellationReason", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await saveCancellationReason(skywave, told)).toEqual({ ok: false, code: "NOT_FOUND" });
  });

  it("keeps the name of a plan without the blanks around it, and takes an empty one for none", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const rename = (nickname: string) => updateNickname(skywave, { subscriptionId: "sub-1", nickname });
    platform.server.answer("updateNickname", answered(204, undefined));
    expect(await rename(" Kitchen ")).toEqual({ ok: true });
    expect(await rename("  ")).toEqual({ ok: true });
    expect(bodies("updateNickname")).toEqual([{ nickname: "Kitchen" }, { nickname: null }]);
    for (const [status, code] of [
      [404, "NOT_FOUND"],
      [400, "INVALID_PAYLOAD"],
    ] as const) {
      platform.server.answer("updateNickname", refused({ status, code }));
      expect(await rename("Kitchen")).toEqual({ ok: false, code });
    }
  });
});
