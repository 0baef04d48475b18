import { answered, makeSession, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { createAccount } from "../identities/create-account.ts";
import { signInWithMagicLink } from "../authentication/sign-in-with-magic-link.ts";
import { signInWithOneTimeCode } from "../authentication/sign-in-with-one-time-code.ts";
import { signInWithPassword } from "../authentication/sign-in-with-password.ts";

const IDENTITY = { grant: "identity-grant", identityId: "identity-1" };
const INELIGIBLE = { ok: false, code: "IDENTITY_NOT_ELIGIBLE_ERROR" };

/** A server to which everybody proves themselves. */
function open() {
  const opened = openSkywave();
  const { server } = opened.platform;
  const asked = { isSameDevice: true, requestedAt: "2026-11-21T12:00:00Z", requestedFrom: "Firefox" };
  server.answer("authenticatePassword", answered(200, IDENTITY));
  server.answer("otpRedeem", answered(200, { grant: "code-grant" }));
  server.answer("otpAuthenticate", answered(200, IDENTITY));
  server.answer("magicLinkRedeem", answered(200, { grant: "link-grant", ...asked }));
  server.answer("authenticateMagicLink", answered(200, IDENTITY));
  return { ...opened, server };
}
type Opened = ReturnType<typeof open>["skywave"];

const WAYS = [
  ["a password", (skywave: Opened) => signInWithPassword(skywave, { handle: "ada", password: "horse" })],
  ["a code", (skywave: Opened) => signInWithOneTimeCode(skywave, { identityId: "i", code: "123456" })],
  ["a link", (skywave: Opened) => signInWithMagicLink(skywave, { magicLinkId: "l", isConfirmed: false })],
] as const;

describe.each(WAYS)("signing in with %s", (_way, signIn) => {
  it("[S4.27] tells an identity of the streaming app from a wrong proof, and leaves a visitor", async () => {
    const { skywave, server } = open();
    server.answer("authenticated", refused({ status: 403, code: "IDENTITY_NOT_ELIGIBLE_ERROR" }));
    expect(await signIn(skywave)).toEqual(INELIGIBLE);
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
  });

  it("[S4.27] goes through the legacy system where the account is there", async () => {
    const { skywave, server } = open();
    server.answer("authenticated", refused({ status: 409, code: "LEGACY_SIGN_IN_REQUIRED" }));
    server.answer("legacySignIn", answered(201, makeSession({ sessionType: "authenticated" })));
    expect(await signIn(skywave)).toMatchObject({ ok: true });
    expect(skywave.session.current()?.identityId).toBe("identity-1");
  });

  it.each([
    "ACCOUNT_IN_DIFFERENT_COUNTRY",
    "ACCOUNT_TYPE_NOT_SUPPORTED",
    "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED",
    "CUSTOMER_TYPE_NOT_SUPPORTED",
  ])("[S6.05] passes on that the legacy system refuses: %s", async (code) => {
    const { skywave, server } = open();
    server.answer("authenticated", refused({ status: 409, code: "LEGACY_SIGN_IN_REQUIRED" }));
    server.answer("legacySignIn", refused({ status: 403, code }));
    expect(await signIn(skywave)).toEqual({ ok: false, code });
  });
});

describe("createAccount", () => {
  it("[S4.27] tells the owner of a taken address who cannot be let in, rather than ask for the code", async () => {
    const { skywave, server } = open();
    const details = { identityId: "identity-1", maskedEmail: "a•••@e•••.com" };
    const code = "WAITING_ON_ONE_TIME_PASSWORD_ERROR";
    server.answer("createV2", refused({ status: 409, code, details }));
    server.answer("authenticated", refused({ status: 403, code: "IDENTITY_NOT_ELIGIBLE_ERROR" }));
    const input = { email: "ada@example.com", password: "correct horse", language: "en-US" } as const;
    expect(await createAccount(skywave, input)).toEqual(INELIGIBLE);
  });
});
