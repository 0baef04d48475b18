import { PATHS } from "../paths.ts";
import type { RouteRow } from "./route-row.ts";

/** What people settle about themselves: who they are, how they sign in and listen, and what they hear from us. */
export const settingsRows: readonly RouteRow[] = [
  {
    kind: "page",
    path: PATHS.manage,
    title: "title.manage",
    guard: "signedIn",
    dictionary: ["security", "manage"],
    page: async () => (await import("../pages/settings/manage-page.tsx")).ManagePage,
  },
  {
    kind: "page",
    path: PATHS.infoCollection,
    title: "title.info-collection",
    dictionary: ["security", "manage"],
    page: async () => (await import("../pages/settings/info-collection-page.tsx")).InfoCollectionPage,
  },
  {
    kind: "page",
    path: PATHS.onboarding,
    title: "title.onboarding",
    guard: "signedIn",
    dictionary: ["security", "credentials"],
    page: async () => (await import("../pages/settings/credentials-pages.tsx")).OnboardingPage,
  },
  {
    kind: "page",
    path: PATHS.credentials,
    title: "title.credentials",
    guard: "signedIn",
    dictionary: ["security", "credentials"],
    page: async () => (await import("../pages/settings/credentials-pages.tsx")).CredentialsPage,
  },
  { kind: "redirect", path: PATHS.amazonReturnShort, to: PATHS.amazonReturn },
  {
    kind: "page",
    path: PATHS.linkChoice,
    title: "title.link-choice",
    dictionary: ["security", "devices"],
    page: async () => (await import("../pages/linking/linking-pages.ts")).LinkChoicePage,
  },
  {
    kind: "page",
    path: PATHS.linkAmazon,
    title: "title.link-amazon",
    dictionary: ["security", "devices"],
    page: async () => (await import("../pages/linking/linking-pages.ts")).LinkAmazonPage,
  },
  {
    kind: "page",
    path: PATHS.amazonReturn,
    title: "title.link-amazon",
    dictionary: ["security", "devices"],
    page: async () => (await import("../pages/linking/linking-pages.ts")).AmazonReturnPage,
  },
  {
    kind: "page",
    path: PATHS.linkGoogle,
    title: "title.link-google",
    dictionary: ["security", "devices"],
    page: async () => (await import("../pages/linking/linking-pages.ts")).LinkGooglePage,
  },
  {
    kind: "page",
    path: PATHS.register,
    title: "title.register",
    dictionary: ["security", "credentials", "lookup"],
    page: async () => (await import("../pages/settings/register-page.tsx")).RegisterPage,
  },
  {
    kind: "page",
    path: PATHS.stopCalls,
    title: "title.stop-calls",
    dictionary: "calls",
    page: async () => (await import("../../features/privacy/stop-calls/stop-calls-page.tsx")).StopCallsPage,
  },
];
