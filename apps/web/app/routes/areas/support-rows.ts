import { SUPPORT_PATHS } from "../../paths/support-paths.ts";
import type { RouteRow } from "../route-row.ts";

const legalPages = () => import("#features/support/read-document/document-pages.tsx");

/** Beyond the list of addresses that were asked for: help, and what people agree to. Open to everybody. */
export const supportRows: readonly RouteRow[] = [
  {
    kind: "page",
    path: SUPPORT_PATHS.agreement,
    title: "title.agreement",
    dictionary: "legal",
    page: async () => (await legalPages()).AgreementPage,
  },
  {
    kind: "page",
    path: SUPPORT_PATHS.privacyPolicy,
    title: "title.privacy-policy",
    dictionary: "legal",
    page: async () => (await legalPages()).PrivacyPolicyPage,
  },
  {
    kind: "page",
    path: SUPPORT_PATHS.help,
    title: "title.help",
    dictionary: "support",
    page: async () => (await import("#features/support/find-help/help-page.tsx")).HelpPage,
  },
  {
    kind: "page",
    path: SUPPORT_PATHS.howToCancel,
    title: "title.how-to-cancel",
    dictionary: "support",
    page: async () =>
      (await import("#features/support/explain-cancelling/how-to-cancel-page.tsx")).HowToCancelPage,
  },
  {
    kind: "page",
    path: SUPPORT_PATHS.contact,
    title: "title.contact",
    dictionary: "support",
    page: async () => (await import("#features/support/contact-us/contact-page.tsx")).ContactPage,
  },
];
