import { describe, expect, it } from "vitest";
import { clientCookies, readClientCookie } from "./client-cookie.ts";

const ATTRIBUTES = { maxAgeInSeconds: 60, domain: null, isSecure: false };

/** As a browser keeps them. */
function keep(cookies: readonly string[]): string {
  return cookies
    .filter((cookie) => !cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split("; ")[0])
    .join("; ");
}

describe("a cookie of the client", () => {
  it.each(["short", "x".repeat(5000), "Québec ✓"])("is read as it was written (%#)", (text) => {
    const kept = keep(clientCookies("AUTH_TOKEN", { text }, ATTRIBUTES));
    expect(readClientCookie(`other=1; ${kept}`, "AUTH_TOKEN")).toEqual({ text });
  });

  it("is nothing where there is none", () => {
    expect(readClientCookie("other=1", "AUTH_TOKEN")).toBeUndefined();
  });

  it("leaves no part of a longer one behind", () => {
    const cookies = clientCookies(
      "DEVICE_GRANT",
      {},
      { ...ATTRIBUTES, isSecure: true, domain: "example.com" },
    );
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
      "DEVICE_GRANT",
      "DEVICE_GRANT.0",
      "DEVICE_GRANT.1",
    ]);
    expect(cookies[0]).toMatch(/; Secure; Domain=example\.com$/);
  });
});
