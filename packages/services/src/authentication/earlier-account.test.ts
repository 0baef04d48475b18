import { answered, makeSession, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { keepEarlierAccount, signInWithProof } from "./earlier-account.ts";
import { signInWithMagicLink } from "./sign-in-with-magic-link.ts";
import { signInWithOneTimeCode } from "./sign-in-with-one-time-code.ts";

const IDENTITY = { grant: "identity-grant", identityId: "identity-1", emailAddress: "ada@example.com" };
const earlierAccount = { hasPassword: true };
const PROOF = { name: "otpAuthenticate", grant: "code-grant" } as const;

function open() {
  const opened = openSkywave();
  const { server } = opened.platform;
  server.answer("otpRedeem", answered(200, { grant: "code-grant", earlierAccount }));
  const link = { isSameDevice: true, requestedAt: "2026-03-10T15:00:00Z", requestedFrom: "Firefox" };
  server.answer("magicLinkRedeem", answered(200, { ...link, grant: "link-grant", earlierAccount }));
  for (const call of ["otpAuthenticate", "authenticateMagicLink", "authenticatePassword"] as const)
    server.answer(call, answered(200, IDENTITY));
  server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
  return { ...opened, server };
}

describe("an earlier account that never proved the address", () => {
  it("is told of by a code and by a link, before anything is done with their proof", async () => {
    const { skywave, server } = open();
    const byCode = await signInWithOneTimeCode(skywave, { identityId: "identity-1", code: "123456" });
    expect(byCode).toEqual({ ok: false, code: "EARLIER_ACCOUNT", hasPassword: true, proof: PROOF });
    const byLink = await signInWithMagicLink(skywave, { magicLinkId: "link", isConfirmed: true });
    const proof = { name: "authenticateMagicLink", grant: "link-grant" };
    expect(byLink).toEqual({ ok: false, code: "EARLIER_ACCOUNT", hasPassword: true, proof });
    expect(server.seen("authenticated")).toEqual([]);
  });

  it("is left to whom it belongs: the proof alone signs in to an account of one's own", async () => {
    const { skywave, server } = open();
    expect(await signInWithProof(skywave, PROOF)).toEqual({ ok: true });
    expect(server.seen("otpAuthenticate")[0]?.headers["Authorization"]).toBe("Bearer code-grant");
  });

  it("is kept by its password, and proved with what was mailed only once that is right", async () => {
    const { skywave, server } = open();
    const input = { handle: "ada@example.com", password: "correct horse", proof: PROOF };
    const wrong = refused({ status: 401, code: "userServices.identity.invalidCredentials" });
    server.answer("authenticatePassword", wrong);
    expect(await keepEarlierAccount(skywave, input)).toEqual({ ok: false, code: "INVALID_CREDENTIALS" });
    expect(server.seen("otpAuthenticate")).toEqual([]);
    server.answer("authenticatePassword", answered(200, IDENTITY));
    const proved = { ...IDENTITY, grant: "proved-grant" };
    server.answer("otpAuthenticate", answered(200, proved));
    expect(await keepEarlierAccount(skywave, input)).toEqual({ ok: true });
    expect(server.seen("otpAuthenticate")).toHaveLength(1);
    const attached = server.seen("authenticated").map(({ headers }) => headers["Authorization"]);
    expect(attached).toEqual(["Bearer proved-grant"]);
  });

  it("signs nobody in before its address is proved, and by the password alone where that fails", async () => {
    const { skywave, server } = open();
    const input = { handle: "ada@example.com", password: "correct horse", proof: PROOF };
    server.answer("otpAuthenticate", () => {
      expect(skywave.session.current()?.sessionType).not.toBe("authenticated");
      return refused({ status: 401, code: "UNAUTHORIZED" });
    });
    expect(await keepEarlierAccount(skywave, input)).toEqual({ ok: true });
    expect(server.seen("otpAuthenticate")).toHaveLength(1);
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });

  it("leads to the account whose password it was, where the address is of another one", async () => {
    const { skywave, server } = open();
    const input = { handle: "grace@example.com", password: "correct horse", proof: PROOF };
    server.answer("authenticatePassword", answered(200, { grant: "own-grant", identityId: "identity-2" }));
    expect(await keepEarlierAccount(skywave, input)).toEqual({ ok: true });
    const attached = server.seen("authenticated").map(({ headers }) => headers["Authorization"]);
    expect(attached).toEqual(["Bearer own-grant"]);
  });
});
