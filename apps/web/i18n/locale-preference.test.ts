import { describe, expect, it } from "vitest";
import { chooseLocale, localeCookie } from "./locale-preference.ts";

const page = { search: "", cookies: "", country: "CA", siteDefault: "en-CA" } as const;

describe("chooseLocale", () => {
  it("finds langpref in any case and normalises its value [A5.01]", () => {
    expect(chooseLocale({ ...page, search: "?LangPref=FR_ca" })).toBe("fr-CA");
    expect(chooseLocale({ ...page, search: "?langpref=fr" })).toBe("fr-CA");
  });

  it("falls back to the default of the country [A9.01]", () => {
    expect(chooseLocale({ ...page, search: "?langpref=de" })).toBe("en-CA");
    expect(chooseLocale({ ...page, search: "?langpref=fr", country: "US" })).toBe("en-US");
  });

  it("[A3.35] speaks the language of the site to whoever has wished for none", () => {
    const french = { ...page, siteDefault: "fr-CA" };
    expect(chooseLocale(french)).toBe("fr-CA");
    expect(chooseLocale({ ...french, cookies: "langpref=en-CA" })).toBe("en-CA");
  });

  it("lets the address win over an earlier visit", () => {
    expect(chooseLocale({ ...page, cookies: "a=1; langpref=fr-CA" })).toBe("fr-CA");
    expect(chooseLocale({ ...page, cookies: "langpref=fr-CA", search: "?langpref=en" })).toBe("en-CA");
  });
});

describe("localeCookie", () => {
  it("lasts a year and is secure where the page is", () => {
    expect(localeCookie("fr-CA", true)).toBe(
      "langpref=fr-CA; path=/; max-age=31536000; samesite=lax; secure",
    );
  });
});
