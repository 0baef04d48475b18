/** What people ask, in the order in which a group shows it, and the page where each is settled. */
export const HELP_GROUPS = [
  {
    id: "plans",
    questions: [
      { id: "change-plan", to: "/subscription/change" },
      { id: "pause-plan", to: "/subscription/pause" },
      { id: "cancel-plan", to: "/help/cancel" },
      { id: "after-trial", to: "/account/bills" },
      { id: "student", to: "/subscribe/checkout/studentverification" },
    ],
  },
  {
    id: "billing",
    questions: [
      { id: "bill-changed", to: "/account/bills" },
      { id: "payment-failed", to: "/account/pay" },
      { id: "change-card", to: "/account/payment-methods" },
      { id: "gift-card", to: "/account/gift-card" },
      { id: "refund", to: "/help/cancel" },
    ],
  },
  {
    id: "sign-in",
    questions: [
      { id: "forgot-password", to: "/account/login" },
      { id: "no-code", to: "/account/login" },
      { id: "passkey", to: "/account/security" },
    ],
  },
  {
    id: "devices",
    questions: [
      { id: "link-device", to: "/onboarding/device-linking" },
      { id: "sign-out-device", to: "/account/security" },
    ],
  },
  {
    id: "privacy",
    questions: [
      { id: "stop-calls", to: "/donotcall" },
      { id: "delete-account", to: "/account/security" },
    ],
  },
] as const;
