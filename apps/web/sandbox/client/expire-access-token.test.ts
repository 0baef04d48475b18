import { describe, expect, it } from "vitest";
import { clientCookies, readClientCookie } from "./client-cookie.ts";
import { expireAccessToken } from "./expire-access-token.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

/** Takes one cookie at a time, as a page does. */
function makePage(first = "") {
  const jar = new Map(first === "" ? [] : [[first.slice(0, first.indexOf("=")), first]]);
  return {
    get cookie() {
      return [...jar.values()].map((cookie) => cookie.split("; ")[0]).join("; ");
    },
    set cookie(cookie: string) {
      const name = cookie.slice(0, cookie.indexOf("="));
      if (cookie.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, cookie);
    },
  };
}

const parts = (page: { cookie: string }) => ({ page, now: NOW, domain: null, isSecure: false });

describe("expireAccessToken", () => {
  it("moves the end of the access token into the past, and nothing else", () => {
    const session = {
      accessToken: "token",
      accessTokenExpiresAt: "2026-11-21T13:00:00Z",
      refreshTokenExpiresAt: "2026-12-21T12:00:00Z",
    };
    const stored = { session, handle: { emailAddress: "ada@example.com" } };
    const [first] = clientCookies("AUTH_TOKEN", stored, {
      maxAgeInSeconds: 60,
      domain: null,
      isSecure: false,
    });
    const page = makePage(first);
    expect(expireAccessToken(parts(page))).toBe(true);
    expect(readClientCookie(page.cookie, "AUTH_TOKEN")).toEqual({
      ...stored,
      session: { ...session, accessTokenExpiresAt: "2026-11-21T11:59:59.000Z" },
    });
  });

  it("does nothing without a session", () => {
    const page = makePage();
    expect(expireAccessToken(parts(page))).toBe(false);
    expect(page.cookie).toBe("");
  });
});
