import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { deleteAccount, previewDeletion } from "./delete-account.ts";
import { endAllSessions, endSession, unlinkSmartDevice } from "../sessions/end-session.ts";
import { loadSecurity } from "./load-security.ts";
import { proveAgainWithCode } from "../authentication/prove-again.ts";

const down = refused({ status: 503, code: "SERVICE_UNAVAILABLE" });
const busy = { ok: false, code: "RATE_LIMIT_EXCEEDED", isBusy: true };

function open() {
  const { skywave, platform, bodies, run } = openSkywave("signedIn");
  return { skywave, server: platform.server, bodies, run };
}

describe("proving again", () => {
  it("by code takes one that was pasted with a space", async () => {
    const { skywave, server, bodies } = open();
    server.answer("stepUpWithOneTimeCode", answered(204, null));
    expect(await proveAgainWithCode(skywave, "123 456")).toEqual({ ok: true });
    expect(bodies("stepUpWithOneTimeCode")).toEqual([{ otp: "123456" }]);
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

  it("end the one that they were asked to", async () => {
    const { skywave, server } = open();
    server.answer("endSession", answered(204, null));
    server.answer("unlinkSmartDevice", answered(204, null));
    expect(await endSession(skywave, "ses_1")).toEqual({ ok: true });
    expect(await unlinkSmartDevice(skywave, "smd_1")).toEqual({ ok: true });
    expect(server.seen("endSession")[0]?.url).toMatch(/\/ses_1$/);
    expect(server.seen("unlinkSmartDevice")[0]?.url).toMatch(/\/smd_1$/);
  });

  it("fail where the server fails", async () => {
    const { skywave, server, run } = open();
    server.answer("endSession", down);
    server.answer("unlinkSmartDevice", down);
    expect(await run(endSession(skywave, "ses_1"))).toMatchObject(busy);
    expect(await run(unlinkSmartDevice(skywave, "smd_1"))).toMatchObject(busy);
  });
});

describe("endAllSessions", () => {
  it("[S4.06] signs the person out here, too", async () => {
    const { skywave, server } = open();
    await skywave.start();
    server.answer("revokeSessions", answered(204, null));
    expect(await endAllSessions(skywave)).toEqual({ ok: true });
    expect(skywave.session.current()).toBeNull();
  });

  it("signs out nowhere where the server fails", async () => {
    const { skywave, server, run } = open();
    await skywave.start();
    server.answer("revokeSessions", down);
    expect(await run(endAllSessions(skywave))).toMatchObject({ ok: false });
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });
});

describe("loadSecurity", () => {
  const PARTS = {
    getIdentity: { identityId: "identity-1" },
    listPasskeys: { passkeys: [{ id: "passkey-1" }] },
    listSessions: { sessions: [{ sessionId: "ses_1" }] },
    listSmartDevices: { smartDevices: [{ smartDeviceId: "smd_1" }] },
  };

  function openWhole() {
    const opened = open();
    for (const [name, body] of Object.entries(PARTS)) opened.server.answer(name, answered(200, body));
    return opened;
  }

  it("gives every way in, and everywhere that the person is in", async () => {
    const { skywave } = openWhole();
    expect(await loadSecurity(skywave)).toEqual({
      ok: true,
      identity: { identityId: "identity-1" },
      passkeys: [{ id: "passkey-1" }],
      sessions: [{ sessionId: "ses_1" }],
      smartDevices: [{ smartDeviceId: "smd_1" }],
    });
  });

  it.each(Object.keys(PARTS))("fails as a whole when %s fails", async (name) => {
    const { skywave, server, run } = openWhole();
    server.answer(name, refused({ status: 500, code: "SYSTEM" }));
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
    const money = { manageUrl: null, refund: 8.46, currency: "CAD" };
    const subscriptions = [
      { subscriptionId: "sub_1", name: "Horizon", endsNow: true, paidUntil: null, ...money },
    ];
    const balances = [{ amount: 12.5, currency: "CAD" }];
    const gifts = [
      { giftId: "gift_1", recipientName: "Ana", amount: 25, currency: "CAD", sendOn: "2026-12-24" },
    ];
    server.answer(
      "previewDeletion",
      answered(200, { subscriptions, gifts, balances, recordsRetained: ["invoices"] }),
    );
    expect(await previewDeletion(skywave)).toEqual({ ok: true, subscriptions, gifts, balances });
  });
});
