import { describe, expect, it } from "vitest";
import { EVENT_NAMES } from "./event-names.ts";

describe("event names", () => {
  it.each([
    [
      "A9.07",
      "payment-info-from-subscribe-click selected-upgrade continue-upgrade edit-section complete-order",
    ],
    ["A9.07", "viewOrderdetails viewToolTip charge-agreement-check edit-cta-in-accordion"],
    ["A9.07", "details-accordion-chevron generic-button-click"],
    ["A9.08", "successfull-registration failed_registration subscribe-link register-clicked"],
    ["A9.08", "present-registration continue rtc-continue"],
    ["A9.09", "rflz-loaded rflz-successful rflz-failed"],
    ["A9.10", "refresh-signal-sent refresh-text-sent"],
    ["A9.11", "view-other-subscription-options get-sxm-out-the-car get-sxm-in-the-car-plus-streaming"],
    ["A9.12", "enter-vin-successful enter-radioid-successful login-info-successful"],
    ["A9.12", "enter-license-plate-successful"],
    ["A9.13", "student-verification-status student-reverification-status"],
    ["A9.14", "amazon-support-link-click"],
    ["A9.15", "promo-code-successful promo-code-failed promo-code-form-loaded marketing-promo-code-update"],
    ["A9.16", "prepaid-opened prepaid-redeemed"],
    ["A9.17", "authentication-type-update"],
    ["A8.30", "acsc-account-token-failure service-continuity-failure account-consolidation-failure"],
    ["A8.30", "acsc-account-failure"],
    ["A8.31", "acsc-account-token-success service-continuity-success account-consolidation-success"],
    ["A8.31", "acsc-account-success"],
    ["A8.32", "change-subscription-failure"],
  ])("[%s] hold %s", (_, expected) => {
    expect(EVENT_NAMES).toEqual(expect.arrayContaining(expected.split(" ")));
  });

  it("hold 49 names, none twice", () => {
    expect(new Set(EVENT_NAMES).size).toBe(EVENT_NAMES.length);
    expect(EVENT_NAMES).toHaveLength(49);
  });
});
