import type { RouteRow } from "../route-row.ts";

/** The addresses of help and of what people agree to; the configuration may name others in their place. */
const SUPPORT_PATHS = {
  agreement: "legal/agreement",
  privacyPolicy: "legal/privacy",
  help: "help",
  howToCancel: "help/cancel",
  contact: "help/contact",
} as const;

const legalPages = () => import("#features/support/document-pages.tsx");

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
    page: async () => (await import("#features/support/how-to-cancel-page.tsx")).HowToCancelPage,
  },
  {
    kind: "page",
    path: SUPPORT_PATHS.contact,
    title: "title.contact",
    dictionary: "support",
    page: async () => (await import("#features/support/contact-us/contact-page.tsx")).ContactPage,
  },
];
