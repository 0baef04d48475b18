import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { startSignIn } from "./start-sign-in.ts";

const EMAIL = { type: "EMAIL", maskedValue: "a•••@e•••.com" };
const PHONE = { type: "PHONE", maskedValue: "•••-•••-1234" };

function open(info: object) {
  const opened = openSkywave();
  const whole = { identityId: "identity-1", contactOptions: [], hasPassword: false, hasPasskey: false };
  opened.platform.server.answer("statusByHandle", answered(200, { ...whole, ...info }));
  opened.platform.server.answer(
    "otpInitiate",
    answered(200, { expiresInSeconds: 600, resendAfterSeconds: 30 }),
  );
  return opened;
}

describe("startSignIn", () => {
  it.each([
    [EMAIL, "EMAIL"],
    [PHONE, "PHONE"],
  ])(
    "[S4.24] sends a code at once to the only contact when there is no password",
    async (contact, option) => {
      const { skywave, bodies } = open({ contactOptions: [contact] });
      expect(await startSignIn(skywave, { handle: "ada", language: "fr-CA" })).toEqual({
        ok: true,
        status: "AwaitingOTP",
        identityId: "identity-1",
        maskedContact: contact.maskedValue,
        resendAfterSeconds: 30,
        isEarlier: false,
      });
      expect(bodies("otpInitiate")).toEqual([
        { identityId: "identity-1", otpOption: option, otpContext: "sign-in", language: "fr-CA" },
      ]);
    },
  );

  it.each([
    [{ contactOptions: [EMAIL], hasPassword: true }, ["password", "email"]],
    [{ contactOptions: [EMAIL, PHONE] }, ["email", "phone"]],
    [{ contactOptions: [], hasPassword: true }, ["password"]],
  ])("[S4.24] otherwise offers what there is: %j", async (info, methods) => {
    const { skywave, platform } = open(info);
    const outcome = await startSignIn(skywave, { handle: "ada" });
    expect(outcome).toMatchObject({ ok: true, status: "AwaitingAuthMethod", methods });
    expect(platform.server.seen("otpInitiate")).toHaveLength(0);
  });

  it("tells the masked contacts of the methods", async () => {
    const { skywave } = open({ contactOptions: [EMAIL, PHONE] });
    expect(await startSignIn(skywave, { handle: "ada" })).toMatchObject({
      maskedEmail: EMAIL.maskedValue,
      maskedPhone: PHONE.maskedValue,
    });
  });

  it("refuses a handle whose owner cannot sign in by any means", async () => {
    const { skywave } = open({});
    expect(await startSignIn(skywave, { handle: "ada" })).toEqual({ ok: false, code: "INVALID_HANDLE" });
  });

  it("refuses an empty handle without asking", async () => {
    const { skywave, platform } = open({});
    expect(await startSignIn(skywave, { handle: "  " })).toEqual({ ok: false, code: "INVALID_HANDLE" });
    expect(platform.server.requests).toHaveLength(0);
  });

  it("passes on that the server takes the handle for invalid", async () => {
    const { skywave, platform } = open({});
    platform.server.answer("statusByHandle", refused({ status: 400, code: "INVALID_HANDLE" }));
    expect(await startSignIn(skywave, { handle: "?" })).toEqual({ ok: false, code: "INVALID_HANDLE" });
  });

  it("says how long to wait when codes were asked for too often", async () => {
    const { skywave, platform } = open({ contactOptions: [EMAIL] });
    platform.server.answer(
      "otpInitiate",
      refused({ status: 429, code: "RATE_LIMIT_EXCEEDED", retryAfter: "3600" }),
    );
    const outcome = await startSignIn(skywave, { handle: "ada" });
    expect(outcome).toMatchObject({ ok: false, code: "RATE_LIMIT_EXCEEDED" });
  });

  it("goes on with the code that was sent a moment before, in another tab or before a reload", async () => {
    const { skywave, platform } = open({ contactOptions: [EMAIL] });
    const pause = { status: 429, code: "RATE_LIMIT_EXCEEDED", retryAfter: "21" };
    platform.server.answer("otpInitiate", refused(pause));
    const outcome = await startSignIn(skywave, { handle: "ada" });
    expect(outcome).toMatchObject({ status: "AwaitingOTP", resendAfterSeconds: 21, isEarlier: true });
  });
});
