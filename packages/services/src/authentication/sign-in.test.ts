import { answered, makeSession, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { sendOneTimeCode } from "./send-one-time-code.ts";
import { signInWithOneTimeCode } from "./sign-in-with-one-time-code.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";
import { signOut } from "../sessions/sign-out.ts";

const IDENTITY = { grant: "identity-grant", identityId: "identity-1", emailAddress: "ada@example.com" };

function open() {
  const opened = openSkywave();
  const { server } = opened.platform;
  server.answer("authenticatePassword", answered(200, IDENTITY));
  server.answer("otpRedeem", answered(200, { grant: "code-grant" }));
  server.answer("otpAuthenticate", answered(200, IDENTITY));
  server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
  return { ...opened, server };
}

describe("signInWithPassword", () => {
  const input = { handle: " ada@example.com ", password: " correct horse " };

  it("[S4.02] attaches the identity, then has an authenticated session", async () => {
    const { skywave, bodies, server } = open();
    expect(await signInWithPassword(skywave, input)).toEqual({ ok: true });
    expect(bodies("authenticatePassword")).toEqual([
      { handle: "ada@example.com", password: " correct horse " },
    ]);
    expect(server.seen("authenticated")[0]?.headers["Authorization"]).toBe("Bearer identity-grant");
    expect(skywave.session.current()?.emailAddress).toBe("ada@example.com");
  });

  it("tells wrong credentials", async () => {
    const { skywave, server } = open();
    const code = "userServices.identity.invalidCredentials";
    server.answer("authenticatePassword", refused({ status: 401, code }));
    expect(await signInWithPassword(skywave, input)).toEqual({ ok: false, code: "INVALID_CREDENTIALS" });
  });

  it("tells that a password of more characters than any has is wrong, and asks nobody", async () => {
    const { skywave, server } = open();
    for (const character of ["x", "\u{1F4FB}"]) {
      const outcome = await signInWithPassword(skywave, { ...input, password: character.repeat(129) });
      expect(outcome).toEqual({ ok: false, code: "INVALID_CREDENTIALS" });
      expect(server.seen("authenticatePassword")).toEqual([]);
    }
    for (const character of ["x", "\u{1F4FB}"]) {
      const longest = { ...input, password: character.repeat(128) };
      expect(await signInWithPassword(skywave, longest)).toEqual({ ok: true });
    }
  });

  it.each([
    [{ retryAfter: "900" }, { retryAfterInSeconds: 900 }],
    [{ details: { retryAfterInSeconds: 60 } }, { retryAfterInSeconds: 60 }],
    [{}, {}],
  ])("tells a locked account, and for how long if known: %j", async (extra, expected) => {
    const { skywave, server } = open();
    const code = "userServices.identity.locked";
    server.answer("authenticatePassword", refused({ status: 401, code, ...extra }));
    const outcome = await signInWithPassword(skywave, input);
    expect(outcome).toEqual({ ok: false, code: "ACCOUNT_LOCKED", ...expected });
  });

  it("stays anonymous when the session is refused after the identity was proved", async () => {
    const { skywave, server } = open();
    server.answer("authenticated", refused({ status: 500, code: "SYSTEM" }));
    expect(await signInWithPassword(skywave, input)).toMatchObject({ ok: false, code: "SYSTEM" });
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
  });
});

describe("sendOneTimeCode", () => {
  const input = { identityId: "identity-1", channel: "EMAIL", language: "en-CA" } as const;

  it("tells when the code ends and when another may be sent", async () => {
    const { skywave, server } = open();
    server.answer("otpInitiate", answered(200, { expiresInSeconds: 600, resendAfterSeconds: 30 }));
    expect(await sendOneTimeCode(skywave, input)).toEqual({
      ok: true,
      expiresInSeconds: 600,
      resendAfterSeconds: 30,
    });
  });

  it.each([
    [400, "BAD_REQUEST"],
    [429, "RATE_LIMIT_EXCEEDED"],
  ])("[S8.21] passes on the refusal %i %s", async (status, code) => {
    const { skywave, server } = open();
    server.answer("otpInitiate", refused({ status, code }));
    expect(await sendOneTimeCode(skywave, input)).toMatchObject({ ok: false, code });
  });
});

describe("signInWithOneTimeCode", () => {
  const input = { identityId: "identity-1", code: " 123 456 " };

  it("[S4.02] [S7.42] redeems the code, then the grant, then has an authenticated session", async () => {
    const { skywave, bodies, server } = open();
    expect(await signInWithOneTimeCode(skywave, input)).toEqual({ ok: true });
    expect(bodies("otpRedeem")).toEqual([{ identityId: "identity-1", otp: "123456" }]);
    expect(server.seen("otpAuthenticate")[0]?.headers["Authorization"]).toBe("Bearer code-grant");
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });

  it.each([
    [400, "EXPIRED"],
    [400, "INVALID"],
    [404, "NOT_FOUND"],
    [429, "RATE_LIMIT_EXCEEDED"],
  ])("[S8.21] passes on the refusal %i %s", async (status, code) => {
    const { skywave, server } = open();
    server.answer("otpRedeem", refused({ status, code }));
    expect(await signInWithOneTimeCode(skywave, input)).toMatchObject({ ok: false, code });
    expect(server.seen("otpAuthenticate")).toHaveLength(0);
  });

  it("tells our own failure after the code was redeemed", async () => {
    const { skywave, server } = open();
    server.answer("otpAuthenticate", refused({ status: 401, code: "UNAUTHORIZED" }));
    expect(await signInWithOneTimeCode(skywave, input)).toMatchObject({ ok: false, code: "SYSTEM" });
  });
});

describe("signOut", () => {
  it("ends the session", async () => {
    const { skywave, server } = open();
    await signInWithPassword(skywave, { handle: "ada", password: "correct horse" });
    server.answer("signOut", answered(204));
    expect(await signOut(skywave)).toEqual({ ok: true });
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
  });
});
