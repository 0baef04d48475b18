import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { proveEmail, sendProvingCode } from "./prove-email.ts";

const EMAIL = "ada@example.com";
const IDENTITY = {
  identityId: "identity-1",
  handle: { emailAddress: EMAIL },
  contact: { emailAddress: EMAIL },
  isEmailProved: true,
  state: "ATLAS",
  hasPassword: true,
};

function open(status: number, code?: string) {
  const opened = openSkywave("signedIn");
  const answer = code === undefined ? answered(status, IDENTITY) : refused({ status, code });
  opened.platform.server.answer("changeHandleToEmailHandle", answer);
  return opened;
}

describe("sendProvingCode", () => {
  it("sends a code to the address that the account was made with", async () => {
    const { skywave, bodies } = open(409, "WAITING_ON_ONE_TIME_PASSWORD_ERROR");
    expect(await sendProvingCode(skywave, EMAIL)).toMatchObject({ ok: true, resendAfterSeconds: 30 });
    expect(bodies("changeHandleToEmailHandle")).toEqual([{ emailAddress: EMAIL }]);
  });

  it("has sent it where the address is proved already, too", async () => {
    const { skywave } = open(200);
    expect(await sendProvingCode(skywave, EMAIL)).toEqual({
      ok: true,
      resendAfterSeconds: 30,
      expiresInSeconds: 600,
    });
  });

  it.each(["EXPIRED", "INVALID", "NOT_FOUND", "HANDLE_ALREADY_IN_USE", "EMAIL_INVALID"])(
    "says that there is nowhere to send it when it is refused as %s",
    async (code) => {
      const { skywave } = open(400, code);
      expect(await sendProvingCode(skywave, EMAIL)).toEqual({ ok: false, code: "BAD_REQUEST" });
    },
  );

  it("fails where the server fails", async () => {
    const { skywave, run } = open(503, "SERVICE_UNAVAILABLE");
    const busy = { ok: false, code: "RATE_LIMIT_EXCEEDED", isBusy: true };
    expect(await run(sendProvingCode(skywave, EMAIL))).toMatchObject(busy);
    expect(await run(proveEmail(skywave, { email: EMAIL, code: "123456" }))).toMatchObject(busy);
  });

  it("says that there is nowhere to send it once the account has another address", async () => {
    const { skywave } = open(403, "STEP_UP_REQUIRED");
    expect(await sendProvingCode(skywave, EMAIL)).toEqual({ ok: false, code: "BAD_REQUEST" });
  });
});

describe("proveEmail", () => {
  it("proves it by the code", async () => {
    const { skywave, bodies } = open(200);
    expect(await proveEmail(skywave, { email: EMAIL, code: " 123 456 " })).toEqual({ ok: true });
    expect(bodies("changeHandleToEmailHandle")).toEqual([{ emailAddress: EMAIL, otp: "123456" }]);
  });

  it.each([
    ["EXPIRED", "EXPIRED"],
    ["INVALID", "INVALID"],
    ["NOT_FOUND", "NOT_FOUND"],
    ["HANDLE_ALREADY_IN_USE", "NOT_FOUND"],
    ["STEP_UP_REQUIRED", "NOT_FOUND"],
    ["WAITING_ON_ONE_TIME_PASSWORD_ERROR", "NOT_FOUND"],
  ])("tells a code that is refused as %s: %s", async (code, told) => {
    const { skywave } = open(400, code);
    expect(await proveEmail(skywave, { email: EMAIL, code: "123456" })).toEqual({ ok: false, code: told });
  });
});
