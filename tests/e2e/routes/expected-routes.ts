import type { MessageKey } from "@skywave/localization";

const STREAMING = "/subscribe/checkout/purchase/streaming";
const SATELLITE = "/subscribe/checkout/purchase/satellite";
const ORGANIC = `${STREAMING}/organic`;
const LOGIN = "/account/login";

/** What the specification, or a page of our own, says of one address. */
export interface ExpectedRoute {
  at: string;
  title: MessageKey;
  /** Where it leads; to itself unless said. */
  to?: string;
  /** Everybody else is asked to sign in, and comes back. */
  isForSignedIn?: true;
  /** Who is signed in already has no business there, and is led to the account. */
  isForSignedOut?: true;
  /** The flag that it needs, and where it leads while that is off. */
  flag?: { name: string; off: string; offTitle: MessageKey };
}

const toOrganic = { to: ORGANIC, title: "title.streaming" } as const;
const offToError = { off: "/error", offTitle: "title.error" } as const;
const forSignedIn = { isForSignedIn: true } as const;

/** Every row of the route table, by its address there; `:id` stands for one that the signed-in person has. */
export const EXPECTED_ROUTES: readonly ExpectedRoute[] = [
  { at: "/", to: "/subscribe/checkout/flepz", title: "title.look-up" },
  { at: "/error", title: "title.error" },
  ...["min", "min2", "variant1", "variant2"].map((variant) => ({
    at: `${ORGANIC}/${variant}`,
    ...toOrganic,
  })),
  { at: "/activate", title: "title.claim-trial" },
  { at: "/transfer", title: "title.transfer", ...forSignedIn },
  { at: "/transfer/join", title: "title.join-accounts", ...forSignedIn },
  { at: "/transfer/targeted", title: "title.transfer" },
  {
    at: "/subscribe/sal-2",
    title: "title.sign-and-link",
    flag: { name: "enableSal2PasskeySetup", ...offToError },
  },
  {
    at: `${STREAMING}/self-pay/organic`,
    title: "title.self-pay",
    flag: {
      name: "enableAtlasStreamingOrganicSelfPayNonAccordion",
      off: ORGANIC,
      offTitle: "title.streaming",
    },
  },
  { at: `${ORGANIC}/auto-process-creds`, title: "title.streaming" },
  { at: ORGANIC, title: "title.streaming" },
  {
    at: "/subscribe/checkout/trial/streaming",
    title: "title.trial",
    flag: {
      name: "enableStreamingOrganicTrialRTDNonAccordion",
      off: "/subscribe/trial/streaming",
      offTitle: "title.trial",
    },
  },
  {
    at: "/onboarding/device-linking-new-identity",
    title: "title.link-device",
    flag: { name: "enableOnboardingDeviceLinkingNewIdentity", ...offToError },
  },
  {
    at: "/onboarding/device-linking",
    title: "title.link-device",
    flag: { name: "enableOnboardingDeviceLinking", ...offToError },
  },
  {
    at: `${SATELLITE}/organic/new`,
    title: "title.satellite",
    flag: {
      name: "enableSatelliteOrganicNonAccordion",
      off: `${SATELLITE}/organic`,
      offTitle: "title.satellite",
    },
  },
  { at: `${SATELLITE}/organic`, title: "title.satellite" },
  { at: `${SATELLITE}/targeted/new`, title: "title.satellite" },
  { at: `${SATELLITE}/vega`, title: "title.pair", flag: { name: "enableSatelliteVega", ...offToError } },
  { at: SATELLITE, title: "title.satellite" },
  {
    at: "/activate/trial/targeted",
    title: "title.targeted-trial",
    flag: {
      name: "enableSatelliteTargetedTrialRTDNonAccordion",
      off: "/activate/trial",
      offTitle: "title.targeted-trial",
    },
  },
  { at: "/activate/trial/targeted-oem", title: "title.targeted-trial" },
  { at: "/activate/trial", title: "title.targeted-trial" },
  {
    at: "/activate/trial/service-lane/new",
    title: "title.service-lane",
    flag: {
      name: "enableNewServiceLaneTwoClick",
      off: "/activate/trial/service-lane",
      offTitle: "title.service-lane",
    },
  },
  { at: "/activate/trial/service-lane", title: "title.service-lane" },
  {
    at: "/activate/trial/used-vehicle/new",
    title: "title.used-vehicle",
    flag: {
      name: "enableUsedVehicleTrialActivationNew",
      off: "/activate/trial/used-vehicle",
      offTitle: "title.used-vehicle",
    },
  },
  { at: "/activate/trial/used-vehicle", title: "title.used-vehicle" },
  { at: `${SATELLITE}/add-radio-router`, to: `${SATELLITE}/organic/new`, title: "title.satellite" },
  { at: "/subscribe/checkout/flepz", title: "title.look-up" },
  { at: "/subscribe/checkout/flepz/radio", title: "title.identify" },
  { at: "/subscribe/checkout/offer/flepz", to: "/subscribe/checkout/flepz", title: "title.look-up" },
  { at: "/subscribe/checkout", ...toOrganic },
  { at: "/subscribe/upgrade-vip", title: "title.upgrade-vip", ...forSignedIn },
  { at: "/subscribe/checkout/upgrade", title: "title.upgrade", ...forSignedIn },
  { at: "/subscribe/checkout/renewal", title: "title.renewal", ...forSignedIn },
  { at: "/subscribe/checkout/renewal/flepz", title: "title.renewal" },
  {
    at: "/subscribe/checkout/studentverification/new",
    title: "title.student-verification",
    flag: {
      name: "enableNewCheckoutStudentVerification",
      off: "/subscribe/checkout/studentverification",
      offTitle: "title.student-verification",
    },
  },
  {
    at: "/student/re-verify/new",
    title: "title.student-reverify",
    ...forSignedIn,
    flag: {
      name: "enableNewCheckoutStudentReverification",
      off: "/student/re-verify",
      offTitle: "title.student-reverify",
    },
  },
  { at: "/subscribe/checkout/studentverification", title: "title.student-verification" },
  { at: "/subscribe/entitlement", title: "title.entitlement" },
  { at: "/subscribe/gift", title: "title.gift" },
  { at: "/student/re-verify", title: "title.student-reverify", ...forSignedIn },
  { at: "/student", title: "title.student", ...forSignedIn },
  { at: LOGIN, title: "title.sign-in", isForSignedOut: true },
  { at: STREAMING, title: "title.streaming" },
  { at: "/subscribe/checkout/promotion", title: "title.promotion" },
  { at: "/subscribe/oneclick", title: "title.one-click", ...forSignedIn },
  { at: "/subscribe", title: "title.subscribe" },
  { at: "/subscribe/trial", title: "title.trials" },
  { at: "/subscribe/multi-subscription-purchase", title: "title.several", ...forSignedIn },
  { at: "/subscribe/trial/streaming", title: "title.trial" },
  { at: "/account/magic-link", title: "title.magic-link" },
  { at: "/account/manage", title: "title.manage", ...forSignedIn },
  { at: "/account/devices", title: "title.devices", ...forSignedIn },
  { at: "/account/info-collection", title: "title.info-collection" },
  { at: "/onboarding", title: "title.onboarding", ...forSignedIn },
  { at: "/account/credentials", title: "title.credentials", ...forSignedIn },
  {
    at: "/amzauth",
    to: "/subscribe/linking/device-link-amazon/amzauth",
    title: "title.link-amazon",
  },
  { at: "/subscribe/linking", title: "title.link-choice" },
  { at: "/subscribe/linking/device-link-amazon", title: "title.link-amazon" },
  { at: "/subscribe/linking/device-link-amazon/amzauth", title: "title.link-amazon" },
  { at: "/subscribe/linking/device-link-google", title: "title.link-google" },
  { at: "/account/register", title: "title.register" },
  {
    at: "/account/subscription/cancel-targeted",
    title: "title.cancel-plan",
    flag: { name: "enableAtlasCancelSubscriptionTargeted", ...offToError },
  },
  {
    at: "/account/subscription/change-targeted",
    title: "title.change-plan",
    flag: { name: "enableAtlasChangeSubscriptionTargeted", ...offToError },
  },
  { at: "/donotcall", title: "title.stop-calls" },
  { at: "/unsubscribe", title: "title.stop-offers" },
  { at: "/account/security", title: "title.security", ...forSignedIn },
  { at: "/account/bills", title: "title.bills", ...forSignedIn },
  { at: "/account/pay", title: "title.pay" },
  { at: "/account/payment-methods", title: "title.payment-methods", ...forSignedIn },
  { at: "/account/gift-card", title: "title.gift-card", ...forSignedIn },
  { at: "/account/invoices/:invoiceId", title: "title.invoice", ...forSignedIn },
  { at: "/account/plan/:subscriptionId", title: "title.plan", ...forSignedIn },
  { at: "/subscription/change", title: "title.change-plan", ...forSignedIn },
  { at: "/subscription/change-term", title: "title.change-term", ...forSignedIn },
  { at: "/subscription/pause", title: "title.pause-plan", ...forSignedIn },
  { at: "/subscription/cancel", title: "title.cancel-plan", ...forSignedIn },
  { at: "/account", title: "title.account", ...forSignedIn },
  { at: "/legal/agreement", title: "title.agreement" },
  { at: "/legal/privacy", title: "title.privacy-policy" },
  { at: "/subscribe/refresh-signal", title: "title.refresh-signal" },
  { at: "/listen/search", title: "title.search" },
  { at: "/listen/library", title: "title.library", ...forSignedIn },
  { at: "/listen/offline", title: "title.offline", ...forSignedIn },
  { at: "/listen", title: "title.listen" },
  { at: "/listen/:channelId", title: "title.listen" },
  { at: "/listen/show/:showId", title: "title.show" },
  { at: "/listen/artist/:artistId", title: "title.artist" },
  { at: "/help", title: "title.help" },
  { at: "/help/cancel", title: "title.how-to-cancel" },
  { at: "/help/contact", title: "title.contact" },
  { at: "/no/such/page", title: "title.not-found" },
];

export interface RouteEnd {
  path: string;
  title: MessageKey;
  /** Where a sign-in leads back to. */
  returnsTo?: string;
  /** Led on by the page itself, which starts afresh there. */
  losesQuery?: true;
}

/** Where a visit ends, by who visits and whether its flag is on. */
export function expectedEnd(
  route: ExpectedRoute,
  { isSignedIn, isOn }: { isSignedIn: boolean; isOn: boolean },
): RouteEnd {
  if (route.flag !== undefined && !isOn) {
    const { off, offTitle } = route.flag;
    const fallback = EXPECTED_ROUTES.find(({ at }) => at === off);
    return expectedEnd(fallback ?? { at: off, title: offTitle }, { isSignedIn, isOn: true });
  }
  const path = route.to ?? route.at;
  if (route.isForSignedIn && !isSignedIn) return { path: LOGIN, title: "title.sign-in", returnsTo: path };
  if (route.isForSignedOut && isSignedIn)
    return { path: "/account", title: "title.account", losesQuery: true };
  return { path, title: route.title };
}
