import { answered, makeSession, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { requestMagicLink } from "./request-magic-link.ts";
import { signInWithMagicLink } from "./sign-in-with-magic-link.ts";

const WHEN = "2026-11-21T12:00:00Z";
const link = { magicLinkId: "link-1", isConfirmed: false };

describe("requestMagicLink", () => {
  const input = {
    handle: " ada@example.com ",
    baseUrl: "https://shop.example",
    language: "fr-CA",
  } as const;

  it("asks for a link and tells how long it is good", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer(
      "requestMagicLink",
      answered(200, { expiresInSeconds: 600, resendAfterSeconds: 30 }),
    );
    expect(await requestMagicLink(skywave, input)).toMatchObject({ ok: true, expiresInSeconds: 600 });
    expect(bodies("requestMagicLink")).toEqual([{ ...input, handle: "ada@example.com" }]);
  });

  it("[S8.19] tells that links can't lead to this page", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("requestMagicLink", refused({ status: 400, code: "INVALID_BASE_URL" }));
    expect(await requestMagicLink(skywave, input)).toEqual({ ok: false, code: "INVALID_BASE_URL" });
  });
});

describe("signInWithMagicLink", () => {
  it("[S4.02] attaches the identity that the link proves, then has an authenticated session", async () => {
    const { skywave, platform } = openSkywave();
    const { server } = platform;
    const redeemed = { grant: "link-grant", isSameDevice: true, requestedAt: WHEN, requestedFrom: "Firefox" };
    server.answer("magicLinkRedeem", answered(200, { ...redeemed, returnPath: "/account" }));
    server.answer("authenticateMagicLink", answered(200, { grant: "g", identityId: "identity-1" }));
    server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
    expect(await signInWithMagicLink(skywave, link)).toEqual({
      ok: true,
      status: "signedIn",
      returnPath: "/account",
    });
    expect(server.seen("authenticateMagicLink")[0]?.headers["Authorization"]).toBe("Bearer link-grant");
  });

  it("waits for a second yes where the link was asked for elsewhere", async () => {
    const { skywave, platform } = openSkywave();
    const asked = { isSameDevice: false, requestedAt: WHEN, requestedFrom: "Firefox" };
    platform.server.answer("magicLinkRedeem", answered(200, asked));
    expect(await signInWithMagicLink(skywave, link)).toEqual({
      ok: true,
      status: "awaitingConfirmation",
      requestedFrom: "Firefox",
      requestedAt: WHEN,
    });
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
  });

  it.each([
    [404, "MAGIC_LINK_NOT_FOUND"],
    [410, "MAGIC_LINK_EXPIRED"],
  ])("[S8.19] passes on %i %s", async (status, code) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("magicLinkRedeem", refused({ status, code }));
    expect(await signInWithMagicLink(skywave, link)).toEqual({ ok: false, code });
  });
});
