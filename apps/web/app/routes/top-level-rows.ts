import { PATHS } from "../paths/paths.ts";
import { canMatchStreamingOrganic } from "./route-conditions.ts";
import type { TopLevelRow } from "./route-row.ts";

const olderVariants = ["min", "min2", "variant1", "variant2"].map((variant) => ({
  kind: "redirect" as const,
  path: `${PATHS.streamingOrganic}/${variant}`,
  to: PATHS.streamingOrganic,
}));

/** Open to everybody; their first picture waits for nobody's session. */
export const topLevelRows: readonly TopLevelRow[] = [
  { kind: "redirect", path: "", to: PATHS.lookup },
  { kind: "error", path: PATHS.error, title: "title.error", isNotFound: false },
  ...olderVariants,
  {
    kind: "page",
    path: PATHS.signAndLink,
    title: "title.sign-and-link",
    flag: { name: "enableSal2PasskeySetup", fallback: PATHS.error },
    dictionary: "security",
    page: async () => (await import("../pages/sign-and-link-page.tsx")).SignAndLinkPage,
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
    match: { when: canMatchStreamingOrganic, otherwise: "streaming" },
    flow: "streamingOrganic",
  },
  {
    kind: "flow",
    path: PATHS.trialStreaming,
    title: "title.trial",
    flag: { name: "enableStreamingOrganicTrialRTDNonAccordion", fallback: PATHS.trialStreamingAccordion },
    dictionary: "deals",
    flow: "trialStreaming",
  },
  {
    kind: "page",
    path: PATHS.linkDeviceNewIdentity,
    title: "title.link-device",
    flag: { name: "enableOnboardingDeviceLinkingNewIdentity", fallback: PATHS.error },
    dictionary: "security",
    page: async () => (await import("../pages/link-device-page.tsx")).LinkDevicePage,
  },
  {
    kind: "page",
    path: PATHS.linkDevice,
    title: "title.link-device",
    flag: { name: "enableOnboardingDeviceLinking", fallback: PATHS.error },
    dictionary: "security",
    page: async () => (await import("../pages/link-device-page.tsx")).LinkDevicePage,
  },
];

/** Whatever no row knows. */
export const lastRow: TopLevelRow = { kind: "error", path: "*", title: "title.not-found", isNotFound: true };
