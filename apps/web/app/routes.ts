import type { FlagName } from "@skywave/contract";
import type { MessageKey } from "@skywave/localization";
import type { ComponentType } from "react";
import type { FlowName } from "../flows/definitions/flow-definitions.ts";
import type { AppServices } from "../platform/app-services.ts";
import type { PageDictionary } from "../i18n/load-translator.ts";
import { PATHS } from "./paths.ts";

interface Row {
  /** Without the leading slash; matched in any case. */
  path: string;
  title?: MessageKey;
  /** Off: the visitor goes to the fallback, query kept. */
  flag?: { name: FlagName; fallback: string };
  /** On: the browser leaves for another app, at the address that the configuration names. */
  leavesWhen?: { flag: FlagName; address: (app: AppServices) => string };
  /** Texts that this page needs beside those that every page has. */
  dictionary?: PageDictionary | readonly PageDictionary[];
  /** `signedIn` sends everybody else to sign in, and back afterwards. */
  guard?: "signedIn";
}

export type RouteRow =
  | (Row & { kind: "redirect"; to: string })
  | (Row & {
      kind: "flow";
      flow: FlowName;
      /** On no match the row named `otherwise` takes over, at the same address. */
      match?: { when: (app: AppServices, query: URLSearchParams) => boolean; otherwise: string };
    })
  | (Row & { kind: "page"; page: () => Promise<ComponentType> })
  | (Row & { kind: "error"; isNotFound: boolean });

/** Links with a code know more than an organic visit does; the streaming checkout reads the code. */
function canMatchStreamingOrganic(app: AppServices, query: URLSearchParams): boolean {
  const names = [...query.keys()].map((name) => name.toLowerCase());
  return app.shell.sellsStreaming && !names.includes("promocode") && !names.includes("programcode");
}

const olderVariants = ["min", "min2", "variant1", "variant2"].map((variant) => ({
  kind: "redirect" as const,
  path: `${PATHS.streamingOrganic}/${variant}`,
  to: PATHS.streamingOrganic,
}));

const billPages = () => import("./pages/bill-pages.ts");
const planPages = () => import("./pages/plan-pages.ts");

/** Every address of the app, one row each, in the order of the specification. */
export const routes: readonly RouteRow[] = [
  { kind: "redirect", path: "", to: PATHS.streamingOrganic },
  { kind: "redirect", path: "subscribe/checkout/flepz", to: PATHS.streamingOrganic },
  { kind: "error", path: PATHS.error, title: "title.error", isNotFound: false },
  ...olderVariants,
  {
    kind: "page",
    path: PATHS.signAndLink,
    title: "title.sign-and-link",
    flag: { name: "enableSal2PasskeySetup", fallback: PATHS.error },
    dictionary: "security",
    page: async () => (await import("./pages/sign-and-link-page.tsx")).SignAndLinkPage,
  },
  {
    kind: "flow",
    path: PATHS.streamingSelfPay,
    title: "title.self-pay",
    flag: { name: "enableAtlasStreamingOrganicSelfPayNonAccordion", fallback: PATHS.streamingOrganic },
    flow: "selfPayOrganic",
  },
  {
    kind: "flow",
    path: PATHS.autoProcessCredentials,
    title: "title.streaming",
    flow: "autoProcessCredentials",
  },
  {
    kind: "flow",
    path: PATHS.streamingOrganic,
    title: "title.streaming",
    match: { when: canMatchStreamingOrganic, otherwise: PATHS.streaming },
    flow: "streamingOrganic",
  },
  {
    kind: "page",
    path: PATHS.linkDeviceNewIdentity,
    title: "title.link-device",
    flag: { name: "enableOnboardingDeviceLinkingNewIdentity", fallback: PATHS.error },
    dictionary: "security",
    page: async () => (await import("./pages/link-device-page.tsx")).LinkDevicePage,
  },
  {
    kind: "page",
    path: PATHS.linkDevice,
    title: "title.link-device",
    flag: { name: "enableOnboardingDeviceLinking", fallback: PATHS.error },
    dictionary: "security",
    page: async () => (await import("./pages/link-device-page.tsx")).LinkDevicePage,
  },
  {
    kind: "page",
    path: PATHS.signIn,
    title: "title.sign-in",
    leavesWhen: {
      flag: "enableLoginPageRedirectToAccountCenterApp",
      address: (app) => app.shell.accountCenterLoginUrl,
    },
    page: async () => (await import("./pages/sign-in-page.tsx")).SignInPage,
  },
  {
    kind: "flow",
    path: PATHS.streaming,
    title: "title.streaming",
    flow: "streaming",
  },
  {
    kind: "page",
    path: PATHS.magicLink,
    title: "title.magic-link",
    dictionary: "security",
    page: async () => (await import("./pages/magic-link-page.tsx")).MagicLinkPage,
  },
  {
    kind: "page",
    path: PATHS.security,
    title: "title.security",
    guard: "signedIn",
    dictionary: "security",
    page: async () => (await import("../features/security/view-security/security-page.tsx")).SecurityPage,
  },
  {
    kind: "page",
    path: PATHS.bills,
    title: "title.bills",
    guard: "signedIn",
    dictionary: "bills",
    page: async () => (await billPages()).BillsPage,
  },
  {
    kind: "page",
    path: PATHS.pay,
    title: "title.pay",
    guard: "signedIn",
    dictionary: "bills",
    page: async () => (await billPages()).PayPage,
  },
  {
    kind: "page",
    path: PATHS.paymentMethods,
    title: "title.payment-methods",
    guard: "signedIn",
    dictionary: "bills",
    page: async () => (await billPages()).PaymentMethodsPage,
  },
  {
    kind: "page",
    path: PATHS.giftCard,
    title: "title.gift-card",
    guard: "signedIn",
    dictionary: "bills",
    page: async () => (await billPages()).GiftCardPage,
  },
  {
    kind: "page",
    path: PATHS.invoice,
    title: "title.invoice",
    guard: "signedIn",
    dictionary: "bills",
    page: async () => (await billPages()).InvoicePage,
  },
  {
    kind: "page",
    path: `${PATHS.plan}/:subscriptionId`,
    title: "title.plan",
    guard: "signedIn",
    dictionary: "plans",
    page: async () => (await planPages()).PlanPage,
  },
  {
    kind: "page",
    path: PATHS.changePlan,
    title: "title.change-plan",
    guard: "signedIn",
    dictionary: ["plans", "bills"],
    page: async () => (await planPages()).ChangePlanPage,
  },
  {
    kind: "page",
    path: PATHS.changeTerm,
    title: "title.change-term",
    guard: "signedIn",
    dictionary: ["plans", "bills"],
    page: async () => (await planPages()).ChangeTermPage,
  },
  {
    kind: "page",
    path: PATHS.pausePlan,
    title: "title.pause-plan",
    guard: "signedIn",
    dictionary: "plans",
    page: async () => (await planPages()).PausePlanPage,
  },
  {
    kind: "page",
    path: PATHS.cancelPlan,
    title: "title.cancel-plan",
    guard: "signedIn",
    dictionary: "plans",
    page: async () => (await planPages()).CancelPlanPage,
  },
  {
    kind: "page",
    path: PATHS.account,
    title: "title.account",
    guard: "signedIn",
    dictionary: ["security", "plans"],
    page: async () => (await import("./pages/account-home-page.tsx")).AccountHomePage,
  },
  { kind: "error", path: "*", title: "title.not-found", isNotFound: true },
];
