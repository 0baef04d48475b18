import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { startPasswordReset } from "./start-password-reset.ts";

const MAIL = { type: "EMAIL", maskedValue: "a•••@e•••.com" };
const TEXT = { type: "PHONE", maskedValue: "•••0134" };
const ASKED = { handle: "ada@example.com", language: "fr-CA" } as const;

function open(contactOptions: readonly object[]) {
  const opened = openSkywave();
  const { server } = opened.platform;
  const info = { identityId: "identity-1", contactOptions, hasPassword: true, hasPasskey: false };
  server.answer("statusByHandle", answered(200, info));
  server.answer("otpInitiate", answered(200, { expiresInSeconds: 600, resendAfterSeconds: 30 }));
  return { ...opened, server };
}

describe("startPasswordReset", () => {
  it.each([
    [[TEXT, MAIL], "EMAIL", MAIL.maskedValue],
    [[TEXT], "PHONE", TEXT.maskedValue],
  ])("sends one code for signing in to %j by %s", async (contacts, channel, maskedContact) => {
    const { skywave, bodies } = open(contacts);
    expect(await startPasswordReset(skywave, ASKED)).toMatchObject({
      ok: true,
      channel,
      maskedContact,
      isEarlier: false,
    });
    expect(bodies("otpInitiate")).toEqual([
      { identityId: "identity-1", otpOption: channel, otpContext: "sign-in", language: "fr-CA" },
    ]);
  });

  it("goes on with the code that is on its way, and passes on what else is refused", async () => {
    const { skywave, server } = open([MAIL]);
    server.answer("otpInitiate", refused({ status: 429, code: "RATE_LIMIT_EXCEEDED", retryAfter: "20" }));
    expect(await startPasswordReset(skywave, ASKED)).toMatchObject({ ok: true, isEarlier: true });
    server.answer("otpInitiate", refused({ status: 400, code: "BAD_REQUEST" }));
    expect(await startPasswordReset(skywave, ASKED)).toEqual({ ok: false, code: "BAD_REQUEST" });
    expect(await startPasswordReset(skywave, { ...ASKED, handle: " " })).toEqual({
      ok: false,
      code: "INVALID_HANDLE",
    });
  });
});
