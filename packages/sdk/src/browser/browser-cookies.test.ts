import { describe, expect, it } from "vitest";
import { createAnonymousId } from "../cookies/anonymous-id.ts";
import { NOW } from "../testing/index.ts";
import { createBrowserCookies } from "./browser-cookies.ts";

function createPage(shown = "") {
  const written: string[] = [];
  const page = {
    get cookie() {
      return shown;
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
  return { page: page as Document, written };
}

describe("createBrowserCookies", () => {
  it("[S9.12] writes Lax cookies for every path, Secure where the page is", () => {
    const { page, written } = createPage();
    createBrowserCookies(page, true).write("A", "1", { maxAgeInSeconds: 60, domain: null });
    createBrowserCookies(page, false).write("A", "1", { maxAgeInSeconds: 60, domain: null });
    expect(written).toEqual([
      "A=1; Path=/; SameSite=Lax; Max-Age=60; Secure",
      "A=1; Path=/; SameSite=Lax; Max-Age=60",
    ]);
  });

  it("[S9.12] shares a cookie over the parent domain, and drops the one of this host", () => {
    const { page, written } = createPage();
    createBrowserCookies(page, true).write("A", "1", { maxAgeInSeconds: 60, domain: "example.com" });
    expect(written).toEqual([
      "A=; Path=/; SameSite=Lax; Max-Age=0; Secure",
      "A=1; Path=/; SameSite=Lax; Max-Age=60; Secure; Domain=example.com",
    ]);
  });

  it("reads a cookie by its whole name, with any = in its value", () => {
    const { page } = createPage("AB=no; A=x=y; B=z");
    expect(createBrowserCookies(page, true).read("A")).toBe("x=y");
    expect(createBrowserCookies(page, true).read("C")).toBeUndefined();
  });

  it("takes two cookies of one name for none", () => {
    const { page } = createPage("A=planted; A=ours");
    expect(createBrowserCookies(page, true).read("A")).toBeUndefined();
  });

  it("removes a cookie from host and parent domain", () => {
    const { page, written } = createPage();
    createBrowserCookies(page, false).remove("A", "example.com");
    expect(written).toHaveLength(2);
    expect(written.every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
  });

  it("[S9.14] keeps the anonymous id up to the last date there is, Lax and for every path", () => {
    const { page, written } = createPage();
    const cookies = createBrowserCookies(page, true);
    createAnonymousId({ cookies, systemNow: () => NOW, randomId: (length) => "a".repeat(length) })();
    const [maxAge = ""] = /(?<=Max-Age=)\d+/.exec(written[0] ?? "") ?? [];
    expect(written).toEqual([
      `ANONYMOUS_ID=aaaaaaaaaaaaaaaa; Path=/; SameSite=Lax; Max-Age=${maxAge}; Secure`,
    ]);
    expect(new Date(NOW + Number(maxAge) * 1000).toISOString()).toBe("+275760-09-13T00:00:00.000Z");
  });
});
