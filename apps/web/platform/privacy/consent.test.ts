import { describe, expect, it } from "vitest";
import { consentCookie, readConsent } from "./consent.ts";

const page = { cookies: "", country: "US", hasGlobalPrivacyControl: false } as const;

describe("readConsent", () => {
  it("asks for a yes first in Canada, and takes a no in the US", () => {
    expect(readConsent(page).groups).toContain("C0004");
    expect(readConsent({ ...page, country: "CA" }).groups).toEqual(["C0001"]);
  });

  it("finds the choice that was kept", () => {
    const [cookies = ""] = consentCookie(["C0001", "C0002"], true).split("; ");
    expect(readConsent({ ...page, cookies: `a=b; ${cookies}` }).groups).toEqual(["C0001", "C0002"]);
  });

  it("[S6.08] turns marketing off where the browser itself says no", () => {
    const consent = readConsent({ ...page, hasGlobalPrivacyControl: true });
    expect(consent).toEqual({ groups: ["C0001", "C0002", "C0003"], hasGlobalPrivacyControl: true });
  });
});
