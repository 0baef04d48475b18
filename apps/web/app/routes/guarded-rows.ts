import { PATHS } from "../paths/paths.ts";
import { takeToken } from "../navigation/take-token.ts";
import { asksForRenewal, asksForRenewalUnbidden } from "./route-conditions.ts";
import { accountRows } from "./areas/account-rows.ts";
import { doorRows } from "./areas/door-rows.ts";
import { settingsRows } from "./areas/settings-rows.ts";
import type { RouteRow } from "./route-row.ts";
import { listenRows } from "./areas/listen-rows.ts";
import { radioRows } from "./areas/radio-rows.ts";
import { supportRows } from "./areas/support-rows.ts";
import { studentRows } from "./areas/student-rows.ts";

// Here, and not among the paths that pages link to: those are part of the first download.
const SEVERAL_PLANS = "subscribe/multi-subscription-purchase";
const UPGRADE_VIP = "subscribe/upgrade-vip";

const billPages = () => import("../pages/bill-pages.ts");
const planPages = () => import("../pages/plan-pages.ts");

/**
 * The guarded root: whoever a row asks for a sign-in comes back to it afterwards. Fetched with the first address
 * that is none of the top-level rows, so that the first checkout does not carry the table of the account.
 */
export const guardedRows: readonly RouteRow[] = [
  {
    kind: "page",
    path: PATHS.lookup,
    title: "title.look-up",
    leadsOn: { when: asksForRenewal, to: PATHS.renewalLookup },
    dictionary: "lookup",
    page: async () => (await import("../pages/look-up/look-up-page.tsx")).LookUpPage,
  },
  {
    kind: "flow",
    path: PATHS.pickPlan,
    title: "title.streaming",
    dictionary: "lookup",
    flow: "pickPlan",
  },
  { kind: "redirect", path: PATHS.checkout, when: asksForRenewalUnbidden, to: PATHS.renewal },
  { kind: "redirect", path: PATHS.checkout, to: PATHS.streamingOrganic },
  {
    kind: "page",
    path: PATHS.upgrade,
    title: "title.upgrade",
    guard: "signedIn",
    dictionary: ["plans", "bills"],
    page: async () => (await planPages()).UpgradePage,
  },
  {
    kind: "page",
    path: UPGRADE_VIP,
    title: "title.upgrade-vip",
    guard: "signedIn",
    dictionary: ["plans", "bills"],
    page: async () => (await planPages()).UpgradeVipPage,
  },
  {
    kind: "page",
    path: PATHS.renewal,
    title: "title.renewal",
    guard: "signedIn",
    dictionary: ["plans", "bills"],
    page: async () => (await planPages()).RenewalPage,
  },
  {
    kind: "page",
    path: PATHS.renewalLookup,
    title: "title.renewal",
    guard: "known",
    dictionary: ["plans", "bills", "lookup"],
    page: async () => (await import("../pages/look-up/renewal-look-up-page.tsx")).RenewalLookUpPage,
  },
  ...studentRows,
  {
    kind: "page",
    path: "subscribe/entitlement",
    title: "title.entitlement",
    dictionary: ["entitlement", "plans", "security"],
    page: async () => (await import("../pages/entitlement-page.tsx")).EntitlementPage,
  },
  // Beyond the list of addresses that were asked for: a gift card as a present.
  {
    kind: "page",
    path: "subscribe/gift",
    title: "title.gift",
    dictionary: ["gifts", "bills", "security"],
    page: async () => (await import("../pages/gift-page.tsx")).GiftPage,
  },
  {
    kind: "page",
    path: PATHS.signIn,
    title: "title.sign-in",
    leavesWhen: {
      flag: "enableLoginPageRedirectToAccountCenterApp",
      address: (app) => app.shell.accountCenterLoginUrl,
    },
    page: async () => (await import("../pages/sign-in-page.tsx")).SignInPage,
  },
  {
    kind: "flow",
    path: PATHS.streaming,
    title: "title.streaming",
    takeSecret: takeToken,
    dictionary: "deals",
    flow: "streaming",
  },
  {
    kind: "flow",
    path: PATHS.promotion,
    title: "title.promotion",
    dictionary: "deals",
    flow: "promotion",
  },
  {
    kind: "flow",
    path: PATHS.oneClick,
    title: "title.one-click",
    guard: "signedIn",
    dictionary: "deals",
    flow: "oneClick",
  },
  {
    kind: "flow",
    path: SEVERAL_PLANS,
    title: "title.several",
    guard: "signedIn",
    dictionary: "deals",
    flow: "several",
  },
  {
    kind: "flow",
    path: PATHS.trialStreamingAccordion,
    title: "title.trial",
    dictionary: "deals",
    flow: "trialStreamingAccordion",
  },
  {
    kind: "page",
    path: PATHS.magicLink,
    title: "title.magic-link",
    dictionary: "security",
    page: async () => (await import("../pages/magic-link-page.tsx")).MagicLinkPage,
  },
  {
    kind: "page",
    path: PATHS.security,
    title: "title.security",
    guard: "signedIn",
    dictionary: "security",
    isInAccount: true,
    page: async () => (await import("#features/security/security-page.tsx")).SecurityPage,
  },
  {
    kind: "page",
    path: PATHS.bills,
    title: "title.bills",
    guard: "signedIn",
    dictionary: "bills",
    isInAccount: true,
    page: async () => (await billPages()).BillsPage,
  },
  {
    kind: "page",
    path: PATHS.pay,
    title: "title.pay",
    guard: "known",
    dictionary: "bills",
    isInAccount: true,
    page: async () => (await billPages()).PayOrGuestPage,
  },
  {
    kind: "page",
    path: PATHS.paymentMethods,
    title: "title.payment-methods",
    guard: "signedIn",
    dictionary: "bills",
    isInAccount: true,
    page: async () => (await billPages()).PaymentMethodsPage,
  },
  {
    kind: "page",
    path: PATHS.giftCard,
    title: "title.gift-card",
    guard: "signedIn",
    dictionary: ["bills", "gifts"],
    isInAccount: true,
    page: async () => (await billPages()).GiftCardPage,
  },
  {
    kind: "page",
    path: PATHS.invoice,
    title: "title.invoice",
    guard: "signedIn",
    dictionary: "bills",
    isInAccount: true,
    page: async () => (await billPages()).InvoicePage,
  },
  {
    kind: "page",
    path: `${PATHS.plan}/:subscriptionId`,
    title: "title.plan",
    guard: "signedIn",
    dictionary: "plans",
    isInAccount: true,
    page: async () => (await planPages()).PlanPage,
  },
  {
    kind: "page",
    path: PATHS.changePlan,
    title: "title.change-plan",
    guard: "signedIn",
    dictionary: ["plans", "bills"],
    isInAccount: true,
    page: async () => (await planPages()).ChangePlanPage,
  },
  {
    kind: "page",
    path: PATHS.changeTerm,
    title: "title.change-term",
    guard: "signedIn",
    dictionary: ["plans", "bills"],
    isInAccount: true,
    page: async () => (await planPages()).ChangeTermPage,
  },
  {
    kind: "page",
    path: PATHS.pausePlan,
    title: "title.pause-plan",
    guard: "signedIn",
    dictionary: "plans",
    isInAccount: true,
    page: async () => (await planPages()).PausePlanPage,
  },
  {
    kind: "page",
    path: PATHS.cancelPlan,
    title: "title.cancel-plan",
    guard: "signedIn",
    dictionary: "plans",
    isInAccount: true,
    page: async () => (await planPages()).CancelPlanPage,
  },
  ...accountRows,
  ...doorRows,
  ...settingsRows,
  ...radioRows,
  ...listenRows,
  ...supportRows,
];
