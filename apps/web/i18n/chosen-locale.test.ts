import { afterEach, describe, expect, it } from "vitest";
import { chosenLocale } from "./chosen-locale.ts";
import { localeCookie, preferenceOf } from "./locale-preference.ts";

afterEach(() => {
  document.cookie = "langpref=; path=/; max-age=0";
});

describe("chosenLocale", () => {
  it("is the language that was chosen on an earlier page, and none where nothing was said", () => {
    expect(chosenLocale("CA")).toBe(undefined);
    document.cookie = localeCookie("en-CA", false);
    expect(chosenLocale("CA")).toBe("en-CA");
  });
});

describe("preferenceOf", () => {
  it("takes what a page came in for no wish", () => {
    expect(preferenceOf({ search: "?promocode=X", cookies: "a=1" })).toBe(undefined);
    expect(preferenceOf({ search: "?langPref=fr", cookies: "" })).toBe("fr");
  });
});
