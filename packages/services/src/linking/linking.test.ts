import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { checkSalStatus, claimSubscription } from "./claim-subscription.ts";
import { letDeviceIn, lookUpDevice } from "./let-device-in.ts";

const DEVICE = {
  deviceName: "Kitchen speaker",
  kind: "speaker",
  userCode: "BCDF-GHJK",
  location: { countryCode: "US" },
  requestedAt: "2026-11-21T12:00:00Z",
};

describe("letting a device in", () => {
  it("shows the device before anything is approved", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("userCodeLookUp", answered(200, DEVICE));
    expect(await lookUpDevice(skywave, "bcdf ghjk")).toEqual({ ok: true, device: DEVICE });
    expect(bodies("userCodeLookUp")).toEqual([{ userCode: "bcdf ghjk" }]);
    expect(platform.server.seen("userCodeAuthorize")).toEqual([]);
  });

  it.each([
    ["speaker", "linkCodeAuthorize", { linkCode: "BCDF-GHJK" }],
    ["device", "userCodeAuthorize", { userCode: "BCDF-GHJK" }],
  ] as const)("[S7.53] approves a %s by %s", async (kind, name, body) => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer(name, answered(200, DEVICE));
    expect(await letDeviceIn(skywave, { code: "BCDF-GHJK", kind })).toEqual({ ok: true, device: DEVICE });
    expect(bodies(name)).toEqual([body]);
  });

  it("takes a code of any length for a wrong one at most", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("userCodeLookUp", refused({ status: 400, code: "INVALID_PAYLOAD" }));
    const outcome = await lookUpDevice(skywave, "B".repeat(10_000));
    expect(outcome).toEqual({ ok: false, code: "INVALID_ACTIVATION_CODE" });
  });

  it("[S8.19] tells a code behind which no device waits", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("userCodeLookUp", refused({ status: 400, code: "INVALID_ACTIVATION_CODE" }));
    expect(await lookUpDevice(skywave, "x")).toEqual({ ok: false, code: "INVALID_ACTIVATION_CODE" });
  });
});

describe("a waiting subscription", () => {
  const waiting = { status: "UNCLAIMED_NO_EMAIL", planName: "Horizon" };

  it("tells how far it is", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("checkSalStatus", answered(200, waiting));
    expect(await checkSalStatus(skywave, "link")).toEqual({ ok: true, waiting });
  });

  it("[S8.19] tells a link that is not good any more", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("checkSalStatus", refused({ status: 409, code: "INVALID_SAL_STATUS" }));
    expect(await checkSalStatus(skywave, "link")).toEqual({ ok: false, code: "INVALID_SAL_STATUS" });
  });

  it("takes a link that is none for one that is not good", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("checkSalStatus", refused({ status: 400, code: "INVALID_PAYLOAD" }));
    expect(await checkSalStatus(skywave, "x")).toEqual({ ok: false, code: "INVALID_SAL_STATUS" });
  });

  it("becomes the signed-in person's, by its link", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    await skywave.start();
    platform.server.answer("claimSubscription", answered(200, { planName: "Horizon" }));
    expect(await claimSubscription(skywave, "link")).toEqual({ ok: true, planName: "Horizon" });
    expect(bodies("claimSubscription")).toEqual([{ magicLinkGrant: "link" }]);
  });

  it("can be claimed once only", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    await skywave.start();
    platform.server.answer("claimSubscription", refused({ status: 409, code: "INVALID_SAL_STATUS" }));
    expect(await claimSubscription(skywave, "link")).toEqual({ ok: false, code: "INVALID_SAL_STATUS" });
  });

  it("[S8.18] is not another account's to claim", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    await skywave.start();
    const code = "CLAIMING_WITH_UNAUTHORIZED_USER";
    platform.server.answer("claimSubscription", refused({ status: 403, code }));
    expect(await claimSubscription(skywave, "link")).toEqual({ ok: false, code });
  });

  it("is not claimed by a visitor, and nothing is sent", async () => {
    const { skywave, platform } = openSkywave();
    await skywave.start();
    expect(await claimSubscription(skywave, "link")).toEqual({ ok: false, code: "SESSION_ENDED" });
    expect(platform.server.seen("claimSubscription")).toEqual([]);
  });
});
