import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { proveAgainWithCode, proveAgainWithPassword, sendProofCode } from "./prove-again.ts";

const down = refused({ status: 503, code: "SERVICE_UNAVAILABLE" });
const busy = { ok: false, code: "RATE_LIMIT_EXCEEDED", isBusy: true };

function open() {
  const opened = openSkywave("signedIn");
  return { ...opened, server: opened.platform.server };
}

describe("proveAgainWithPassword", () => {
  it("proves it by the password as it was typed", async () => {
    const { skywave, server, bodies } = open();
    server.answer("stepUpWithPassword", answered(204, null));
    expect(await proveAgainWithPassword(skywave, " seven lamps ")).toEqual({ ok: true });
    expect(bodies("stepUpWithPassword")).toEqual([{ password: " seven lamps " }]);
  });

  it.each([
    ["INVALID_PAYLOAD", "INVALID_CREDENTIALS"],
    ["userServices.identity.invalidCredentials", "INVALID_CREDENTIALS"],
    ["userServices.identity.locked", "ACCOUNT_LOCKED"],
  ])("tells %s as %s", async (code, told) => {
    const { skywave, server } = open();
    server.answer("stepUpWithPassword", refused({ status: 400, code }));
    expect(await proveAgainWithPassword(skywave, "wrong")).toEqual({ ok: false, code: told });
  });

  it("fails where the server fails", async () => {
    const { skywave, server, run } = open();
    server.answer("stepUpWithPassword", down);
    expect(await run(proveAgainWithPassword(skywave, "any"))).toMatchObject(busy);
  });
});

describe("proveAgainWithCode", () => {
  it.each([
    ["INVALID_PAYLOAD", "INVALID"],
    ["INVALID", "INVALID"],
    ["EXPIRED", "EXPIRED"],
    ["NOT_FOUND", "NOT_FOUND"],
  ])("tells %s as %s", async (code, told) => {
    const { skywave, server } = open();
    server.answer("stepUpWithOneTimeCode", refused({ status: 400, code }));
    expect(await proveAgainWithCode(skywave, "123456")).toEqual({ ok: false, code: told });
  });

  it("fails where the server fails", async () => {
    const { skywave, server, run } = open();
    server.answer("stepUpWithOneTimeCode", down);
    expect(await run(proveAgainWithCode(skywave, "123456"))).toMatchObject(busy);
  });
});

describe("sendProofCode", () => {
  it("sends it by mail to whoever is signed in", async () => {
    const { skywave, server, bodies } = open();
    await skywave.start();
    server.answer("otpInitiate", answered(200, { expiresInSeconds: 600, resendAfterSeconds: 45 }));
    expect(await sendProofCode(skywave, "fr-CA")).toEqual({ ok: true, resendAfterSeconds: 45 });
    expect(bodies("otpInitiate")).toEqual([
      { identityId: "identity-1", otpOption: "EMAIL", otpContext: "step-up", language: "fr-CA" },
    ]);
  });

  it("tells that none can be sent, and fails where the server fails", async () => {
    const { skywave, server, run } = open();
    await skywave.start();
    server.answer("otpInitiate", refused({ status: 400, code: "BAD_REQUEST" }));
    expect(await sendProofCode(skywave, "en-US")).toEqual({ ok: false, code: "BAD_REQUEST" });
    server.answer("otpInitiate", down);
    expect(await run(sendProofCode(skywave, "en-US"))).toMatchObject(busy);
  });
});
