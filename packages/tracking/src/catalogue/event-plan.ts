import type { Groups } from "../layers.ts";
import type { TrackedEventName } from "./event-names.ts";

/** Every event by what it is about, in the order in which the tracking plan shows it. */
export const EVENT_AREAS = {
  views: ["flow-start", "page-view", "error-page-view"],
  errors: ["user-error", "business-error", "system-error", "app-error"],
  authentication: [
    "authentication-start",
    "authentication-success",
    "authentication-failure",
    "authentication-type-update",
  ],
  identification: [
    "enter-vin-successful",
    "enter-radioid-successful",
    "login-info-successful",
    "enter-license-plate-successful",
  ],
  radioLookup: ["rflz-loaded", "rflz-successful", "rflz-failed"],
  registration: [
    "registration-eligible",
    "present-registration",
    "register-clicked",
    "successfull-registration",
    "failed_registration",
    "subscribe-link",
    "continue",
    "rtc-continue",
  ],
  checkout: [
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
  ],
  offers: ["view-other-subscription-options", "get-sxm-out-the-car", "get-sxm-in-the-car-plus-streaming"],
  promo: [
    "promo-code-form-loaded",
    "promo-code-successful",
    "promo-code-failed",
    "marketing-promo-code-update",
  ],
  prepaid: ["prepaid-opened", "prepaid-redeemed"],
  refreshSignal: ["refresh-signal-sent", "refresh-text-sent"],
  student: ["student-verification-status", "student-reverification-status"],
  support: ["amazon-support-link-click"],
  consolidation: [
    "acsc-account-token-success",
    "acsc-account-token-failure",
    "service-continuity-success",
    "service-continuity-failure",
    "account-consolidation-success",
    "account-consolidation-failure",
    "acsc-account-success",
    "acsc-account-failure",
    "change-subscription-failure",
  ],
} as const satisfies Record<string, readonly TrackedEventName[]>;

export type EventArea = keyof typeof EVENT_AREAS;
type GroupName = keyof Groups;

const WITH_CODE = ["pageInfo", "deviceInfo"] as const;
const OWN_GROUPS: Partial<Record<TrackedEventName, readonly GroupName[]>> = {
  "user-error": ["pageInfo", "errorInfo"],
  "business-error": ["pageInfo", "errorInfo"],
  "system-error": ["pageInfo", "errorInfo"],
  "app-error": ["pageInfo", "errorInfo"],
  "promo-code-successful": WITH_CODE,
  "promo-code-failed": WITH_CODE,
  "marketing-promo-code-update": WITH_CODE,
  "complete-order": ["pageInfo", "planInfo", "offer", "quote"],
};

/** The groups that an event carries beside who the visitor is and where the event comes from. */
export function groupsOf(name: TrackedEventName): readonly GroupName[] {
  return ["customerInfo", "meta", ...(OWN_GROUPS[name] ?? (["pageInfo"] as const))];
}
