import type { ErrorEventName } from "./error-record.ts";

/** What people do, by the names that the analytics tools expect; misspelled ones are expected misspelled. */
export const EVENT_NAMES = [
  // Checkout
  "payment-info-from-subscribe-click",
  "selected-upgrade",
  "continue-upgrade",
  "edit-section",
  "complete-order",
  "viewOrderdetails",
  "viewToolTip",
  "charge-agreement-check",
  "edit-cta-in-accordion",
  "details-accordion-chevron",
  "generic-button-click",
  // Registration and linking
  "successfull-registration",
  "failed_registration",
  "subscribe-link",
  "register-clicked",
  "present-registration",
  "continue",
  "rtc-continue",
  // Radio lookup
  "rflz-loaded",
  "rflz-successful",
  "rflz-failed",
  // Refresh signal
  "refresh-signal-sent",
  "refresh-text-sent",
  // Offers
  "view-other-subscription-options",
  "get-sxm-out-the-car",
  "get-sxm-in-the-car-plus-streaming",
  // Identification
  "enter-vin-successful",
  "enter-radioid-successful",
  "login-info-successful",
  "enter-license-plate-successful",
  // Student
  "student-verification-status",
  "student-reverification-status",
  // Support
  "amazon-support-link-click",
  // Promo
  "promo-code-successful",
  "promo-code-failed",
  "promo-code-form-loaded",
  "marketing-promo-code-update",
  // Prepaid
  "prepaid-opened",
  "prepaid-redeemed",
  // Authentication
  "authentication-type-update",
  // Account consolidation and service continuity
  "acsc-account-token-failure",
  "service-continuity-failure",
  "account-consolidation-failure",
  "acsc-account-failure",
  "acsc-account-token-success",
  "service-continuity-success",
  "account-consolidation-success",
  "acsc-account-success",
  "change-subscription-failure",
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

/** What the shell tells beside the named events. */
export const SHELL_EVENT_NAMES = [
  "page-view",
  "error-page-view",
  "flow-start",
  "authentication-start",
  "authentication-success",
  "authentication-failure",
  "registration-eligible",
] as const;

export type TrackedEventName = EventName | (typeof SHELL_EVENT_NAMES)[number] | ErrorEventName;
