import { describe, expect, test } from "vitest";
import { decideLegacySignIn } from "./decide-legacy-sign-in.ts";

const US = { country: "US", hasService: true } as const;

describe("decideLegacySignIn", () => {
  test("[S6.05] tells country before type of account, that before a prospect, and that before a business", () => {
    const fleet = { accountType: "fleet", hasService: false } as const;
    expect(decideLegacySignIn({ country: "CA", ...fleet }, "US")).toBe("ACCOUNT_IN_DIFFERENT_COUNTRY");
    expect(decideLegacySignIn({ country: "CA", ...fleet }, "CA")).toBe("ACCOUNT_TYPE_NOT_SUPPORTED");
    const business = { ...US, accountType: "business" } as const;
    expect(decideLegacySignIn({ ...business, hasService: false }, "US")).toBe(
      "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED",
    );
    expect(decideLegacySignIn(business, "US")).toBe("CUSTOMER_TYPE_NOT_SUPPORTED");
  });

  test.each([
    ["consumer", undefined],
    ["business", "CUSTOMER_TYPE_NOT_SUPPORTED"],
    ["fleet", "ACCOUNT_TYPE_NOT_SUPPORTED"],
    ["dealer", "ACCOUNT_TYPE_NOT_SUPPORTED"],
  ] as const)("judges a %s with service", (accountType, refusal) => {
    expect(decideLegacySignIn({ ...US, accountType }, "US")).toBe(refusal);
  });
});
