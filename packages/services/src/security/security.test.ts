import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { deleteAccount, previewDeletion } from "./delete-account.ts";
import { endSession, unlinkSmartDevice } from "./end-session.ts";
import { loadSecurity } from "./load-security.ts";
import { proveAgainWithCode, proveAgainWithPassword, sendProofCode } from "./prove-again.ts";

function open() {
  const { skywave, platform, bodies, run } = openSkywave("signedIn");
  return { skywave, server: platform.server, bodies, run };
}

describe("proving again", () => {
  it.each([
    ["userServices.identity.invalidCredentials", "INVALID_CREDENTIALS"],
    ["userServices.identity.locked", "ACCOUNT_LOCKED"],
  ])("by password tells %s", async (code, told) => {
    const { skywave, server } = open();
    server.answer("stepUpWithPassword", refused({ status: 401, code }));
    expect(await proveAgainWithPassword(skywave, "wrong")).toEqual({ ok: false, code: told });
  });

  it("by code takes one that was pasted with a space", async () => {
    const { skywave, server, bodies } = open();
    server.answer("stepUpWithOneTimeCode", answered(204, null));
    expect(await proveAgainWithCode(skywave, "123 456")).toEqual({ ok: true });
    expect(bodies("stepUpWithOneTimeCode")).toEqual([{ otp: "123456" }]);
  });

  it("has the code sent to the signed-in person", async () => {
    const { skywave, server, bodies } = open();
    await skywave.start();
    server.answer("otpInitiate", answered(200, { expiresInSeconds: 600, resendAfterSeconds: 30 }));
    expect(await sendProofCode(skywave, "en-CA")).toEqual({ ok: true, resendAfterSeconds: 30 });
    expect(bodies("otpInitiate")).toMatchObject([{ otpContext: "step-up", language: "en-CA" }]);
  });
});

describe("endSession and unlinkSmartDevice", () => {
  it("count what is gone already as done", async () => {
    const { skywave, server } = open();
    server.answer("endSession", refused({ status: 404, code: "NOT_FOUND" }));
    server.answer("unlinkSmartDevice", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await endSession(skywave, "ses_1")).toEqual({ ok: true });
    expect(await unlinkSmartDevice(skywave, "smd_1")).toEqual({ ok: true });
  });
});

describe("loadSecurity", () => {
  it("fails as a whole when a part of it cannot be had", async () => {
    const { skywave, server, run } = open();
    server.answer("getIdentity", answered(200, { identityId: "identity-1" }));
    server.answer("listPasskeys", answered(200, { passkeys: [] }));
    server.answer("listSessions", refused({ status: 500, code: "SYSTEM" }));
    server.answer("listSmartDevices", answered(200, { smartDevices: [] }));
    expect(await run(loadSecurity(skywave))).toMatchObject({ ok: false, code: "SYSTEM" });
  });
});

describe("deleteAccount", () => {
  it("asks for a fresh proof, and leaves the session as it is without one", async () => {
    const { skywave, server } = open();
    await skywave.start();
    server.answer("deleteIdentity", refused({ status: 403, code: "STEP_UP_REQUIRED" }));
    expect(await deleteAccount(skywave)).toMatchObject({ code: "STEP_UP_REQUIRED", hasPassword: false });
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });

  it("tells that something is being paid just now", async () => {
    const { skywave, server } = open();
    await skywave.start();
    server.answer("deleteIdentity", refused({ status: 409, code: "PAYMENT_IN_PROGRESS" }));
    expect(await deleteAccount(skywave)).toEqual({ ok: false, code: "PAYMENT_IN_PROGRESS" });
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });

  it("[S4.07] goes on with an anonymous session", async () => {
    const { skywave, server } = open();
    await skywave.start();
    server.answer("deleteIdentity", answered(204, null));
    expect(await deleteAccount(skywave)).toEqual({ ok: true });
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
  });

  it("tells beforehand what ends, and which gifts are sent without it", async () => {
    const { skywave, server } = open();
    const subscriptions = [{ subscriptionId: "sub_1", name: "Horizon", endsNow: true, paidUntil: null }];
    const gifts = [
      { giftId: "gift_1", recipientName: "Ana", amount: 25, currency: "CAD", sendOn: "2026-12-24" },
    ];
    server.answer("previewDeletion", answered(200, { subscriptions, gifts, recordsKept: ["invoices"] }));
    expect(await previewDeletion(skywave)).toEqual({ ok: true, subscriptions, gifts });
  });
});
