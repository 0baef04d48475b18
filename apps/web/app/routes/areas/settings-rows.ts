import { takeToken } from "../../navigation/take-token.ts";
import { SETTINGS_PATHS } from "../../settings-paths.ts";
import type { RouteRow } from "../route-row.ts";

/** What people settle about themselves: who they are, how they sign in and listen, and what they hear from us. */
export const settingsRows: readonly RouteRow[] = [
  {
    kind: "page",
    path: SETTINGS_PATHS.manage,
    title: "title.manage",
    guard: "signedIn",
    dictionary: ["security", "self"],
    page: async () => (await import("../../pages/settings/manage-page.tsx")).ManagePage,
  },
  {
    kind: "page",
    path: SETTINGS_PATHS.infoCollection,
    title: "title.info-collection",
    dictionary: ["security", "self"],
    page: async () => (await import("../../pages/settings/info-collection-page.tsx")).InfoCollectionPage,
  },
  {
    kind: "page",
    path: SETTINGS_PATHS.onboarding,
    title: "title.onboarding",
    guard: "signedIn",
    dictionary: ["security", "self"],
    page: async () => (await import("../../pages/settings/credentials-pages.tsx")).OnboardingPage,
  },
  {
    kind: "page",
    path: SETTINGS_PATHS.credentials,
    title: "title.credentials",
    guard: "signedIn",
    dictionary: ["security", "self"],
    page: async () => (await import("../../pages/settings/credentials-pages.tsx")).CredentialsPage,
  },
  { kind: "redirect", path: SETTINGS_PATHS.amazonReturnShort, to: SETTINGS_PATHS.amazonReturn },
  {
    kind: "page",
    path: SETTINGS_PATHS.linkChoice,
    title: "title.link-choice",
    dictionary: ["security", "self"],
    page: async () => (await import("../../pages/linking/linking-pages.ts")).LinkChoicePage,
  },
  {
    kind: "page",
    path: SETTINGS_PATHS.linkAmazon,
    title: "title.link-amazon",
    dictionary: ["security", "self"],
    page: async () => (await import("../../pages/linking/linking-pages.ts")).LinkAmazonPage,
  },
  {
    kind: "page",
    path: SETTINGS_PATHS.amazonReturn,
    title: "title.link-amazon",
    dictionary: ["security", "self"],
    page: async () => (await import("../../pages/linking/linking-pages.ts")).AmazonReturnPage,
  },
  {
    kind: "page",
    path: SETTINGS_PATHS.linkGoogle,
    title: "title.link-google",
    dictionary: ["security", "self"],
    page: async () => (await import("../../pages/linking/linking-pages.ts")).LinkGooglePage,
  },
  {
    kind: "page",
    path: SETTINGS_PATHS.register,
    title: "title.register",
    dictionary: ["security", "self", "lookup"],
    page: async () => (await import("../../pages/settings/register-page.tsx")).RegisterPage,
  },
  {
    kind: "page",
    path: SETTINGS_PATHS.cancelTargeted,
    title: "title.cancel-plan",
    flag: { name: "enableAtlasCancelSubscriptionTargeted", fallback: "error" },
    guard: "known",
    takeSecret: takeToken,
    dictionary: ["plans", "bills"],
    page: async () => (await import("../../pages/targeted/targeted-plan-pages.tsx")).CancelTargetedPage,
  },
  {
    kind: "page",
    path: SETTINGS_PATHS.changeTargeted,
    title: "title.change-plan",
    flag: { name: "enableAtlasChangeSubscriptionTargeted", fallback: "error" },
    guard: "known",
    takeSecret: takeToken,
    dictionary: ["plans", "bills"],
    page: async () => (await import("../../pages/targeted/targeted-plan-pages.tsx")).ChangeTargetedPage,
  },
  {
    kind: "page",
    path: SETTINGS_PATHS.stopCalls,
    title: "title.stop-calls",
    dictionary: "self",
    page: async () =>
      (await import("../../../features/privacy/stop-calls/stop-calls-page.tsx")).StopCallsPage,
  },
];
