import { describe, expect, it } from "vitest";
import { EVENT_NAMES } from "./event-names.ts";

describe("event names", () => {
  it.each([
    [
      "checkout",
      "payment-info-from-subscribe-click selected-upgrade continue-upgrade edit-section complete-order",
    ],
    ["checkout", "viewOrderdetails viewToolTip charge-agreement-check edit-cta-in-accordion"],
    ["checkout", "details-accordion-chevron generic-button-click"],
    [
      "registration and linking",
      "successfull-registration failed_registration subscribe-link register-clicked",
    ],
    ["registration and linking", "present-registration continue rtc-continue"],
    ["radio lookup", "rflz-loaded rflz-successful rflz-failed"],
    ["refresh of a signal", "refresh-signal-sent refresh-text-sent"],
    ["offers", "view-other-subscription-options get-sxm-out-the-car get-sxm-in-the-car-plus-streaming"],
    ["identification", "enter-vin-successful enter-radioid-successful login-info-successful"],
    ["identification", "enter-license-plate-successful"],
    ["students", "student-verification-status student-reverification-status"],
    ["support", "amazon-support-link-click"],
    [
      "promo codes",
      "promo-code-successful promo-code-failed promo-code-form-loaded marketing-promo-code-update",
    ],
    ["prepaid", "prepaid-opened prepaid-redeemed"],
    ["authentication", "authentication-type-update"],
    [
      "accounts and radios, where it failed",
      "acsc-account-token-failure service-continuity-failure account-consolidation-failure",
    ],
    ["accounts and radios, where it failed", "acsc-account-failure"],
    [
      "accounts and radios, where it worked",
      "acsc-account-token-success service-continuity-success account-consolidation-success",
    ],
    ["accounts and radios, where it worked", "acsc-account-success"],
    ["a plan that was not changed", "change-subscription-failure"],
  ])("hold those of %s: %s", (_, expected) => {
    expect(EVENT_NAMES).toEqual(expect.arrayContaining(expected.split(" ")));
  });

  it("hold 49 names, none twice", () => {
    expect(new Set(EVENT_NAMES).size).toBe(EVENT_NAMES.length);
    expect(EVENT_NAMES).toHaveLength(49);
  });
});
