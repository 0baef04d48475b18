import { beforeEach, describe, expect, it } from "vitest";
import { isFlowStart } from "#flows/engine/flow-definition.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { openPageRouter } from "#platform/router/page-router.ts";
import { openMemoryHistory } from "#testing/memory-history.ts";
import { makeApp } from "#testing/render-page.tsx";
import { firstRoutes, moreRoutes } from "./make-routes.tsx";

const SATELLITE = "/subscribe/checkout/purchase/satellite";
const STREAMING = "/subscribe/checkout/purchase/streaming";
/** Any query, which no fallback may lose. */
const QUERY = "?utm=spring";
/** What a link carries behind its address, for the page alone. */
const FRAGMENT = "#key.secret&VIN";

let fake = fakeSkywave();
beforeEach(() => {
  sessionStorage.clear();
  fake = fakeSkywave({
    getNewOffers: { offers: [], fallbackOffers: [] },
    getLocalizations: { dictionaries: {} },
    listSubscriptions: { subscriptions: [] },
  });
});

/** Where an address leads, and what is drawn there: the page, or the flow with its presentation. */
async function visit(address: string, { flags, isSignedIn }: { flags: string[]; isSignedIn: boolean }) {
  fake.setSession(isSignedIn ? "authenticated" : "anonymous");
  const app = makeApp(fake);
  app.shell.flags = Object.fromEntries(flags.map((flag) => [flag, true]));
  const router = openPageRouter({
    history: openMemoryHistory(address),
    routes: firstRoutes(app),
    moreRoutes: () => moreRoutes(app),
  });
  await expect.poll(() => router.state.shown, { timeout: 30_000 }).toBeDefined();
  const { location, shown } = router.state;
  const definition = isFlowStart(shown?.data) ? shown.data.definition : undefined;
  return {
    at: location.pathname + location.search + location.hash,
    shown: definition === undefined ? shown?.Page?.name : `${definition.name}/${definition.presentation}`,
  };
}

/** The statement, the address, what is shown there, and the flag with where it leads while that is off. */
const FLAGGED = [
  ["[A2.10]", "/subscribe/sal-2", "SignAndLinkPage", "enableSal2PasskeySetup", "/error"],
  [
    "[A2.11]",
    `${STREAMING}/self-pay/organic`,
    "streaming-self-pay-organic/steps",
    "enableAtlasStreamingOrganicSelfPayNonAccordion",
    `${STREAMING}/organic`,
  ],
  ["[A2.12]", `${SATELLITE}/vega`, "satellite-vega/steps", "enableSatelliteVega", "/error"],
  [
    "[A2.16]",
    `${SATELLITE}/organic/new`,
    "satellite-organic/steps",
    "enableSatelliteOrganicNonAccordion",
    `${SATELLITE}/organic`,
  ],
  [
    "[A2.17]",
    "/subscribe/checkout/trial/streaming",
    "streaming-trial/steps",
    "enableStreamingOrganicTrialRTDNonAccordion",
    "/subscribe/trial/streaming",
  ],
  [
    "[A2.18]",
    "/subscribe/checkout/studentverification/new",
    "student-verification/steps",
    "enableNewCheckoutStudentVerification",
    "/subscribe/checkout/studentverification",
  ],
  [
    "[A2.19]",
    "/student/re-verify/new",
    "ReverifyPage",
    "enableNewCheckoutStudentReverification",
    "/student/re-verify",
  ],
  [
    "[A2.20]",
    "/activate/trial/targeted",
    "TargetedTrialPage",
    "enableSatelliteTargetedTrialRTDNonAccordion",
    "/activate/trial",
  ],
  [
    "[A2.22]",
    "/account/subscription/cancel-targeted",
    "CancelTargetedPage",
    "enableAtlasCancelSubscriptionTargeted",
    "/error",
  ],
  [
    "[A2.23]",
    "/account/subscription/change-targeted",
    "ChangeTargetedPage",
    "enableAtlasChangeSubscriptionTargeted",
    "/error",
  ],
  [
    "[A2.24]",
    "/onboarding/device-linking-new-identity",
    "LinkDevicePage",
    "enableOnboardingDeviceLinkingNewIdentity",
    "/error",
  ],
  ["[A2.25]", "/onboarding/device-linking", "LinkDevicePage", "enableOnboardingDeviceLinking", "/error"],
  [
    "[A2.42]",
    "/activate/trial/service-lane/new",
    "ServiceLanePage",
    "enableNewServiceLaneTwoClick",
    "/activate/trial/service-lane",
  ],
  [
    "[A2.43]",
    "/activate/trial/used-vehicle/new",
    "UsedVehiclePage",
    "enableUsedVehicleTrialActivationNew",
    "/activate/trial/used-vehicle",
  ],
] as const;

/** What is shown where a flag that is off leads, unless it is the same page, or the error page. */
const INSTEAD: Readonly<Record<string, string>> = {
  "streaming-self-pay-organic/steps": "streaming-organic/steps",
  "satellite-organic/steps": "satellite-organic/accordion",
  "streaming-trial/steps": "streaming-trial/accordion",
  "student-verification/steps": "student-verification/accordion",
};

/** The statement, the address, what is shown there. */
const OPEN = [
  ["[A2.13]", `${STREAMING}/organic/auto-process-creds`, "streaming-organic-auto-process-creds/steps"],
  ["[A2.14]", `${STREAMING}/organic`, "streaming-organic/steps"],
  ["[A2.15]", `${SATELLITE}/targeted/new`, "satellite-targeted/steps"],
  ["[A2.21]", "/activate/trial/targeted-oem", "TargetedTrialPage"],
  ["[A2.28]", "/subscribe/checkout/promotion", "promotion/steps"],
  ["[A2.33]", STREAMING, "streaming/accordion"],
  ["[A2.34]", SATELLITE, "satellite-organic/accordion"],
  ["[A2.35]", `${SATELLITE}/add-radio-router`, "AddRadioRouterPage"],
  ["[A2.40]", "/subscribe/checkout/renewal/flepz", "RenewalLookUpPage"],
  ["[A2.44]", "/activate", "ClaimTrialPage"],
  ["[A2.45]", "/subscribe/checkout/studentverification", "student-verification/accordion"],
  ["[A2.47]", "/subscribe/trial", "TrialDoorPage"],
  ["[A2.48]", "/subscribe/entitlement", "EntitlementPage"],
  ["[A2.50]", "/subscribe/linking", "LinkChoicePage"],
  ["[A2.51]", "/subscribe/linking/device-link-google", "LinkGooglePage"],
  ["[A2.52]", "/subscribe", "DoorsPage"],
  ["[A2.53]", "/donotcall", "StopCallsPage"],
  ["[A2.59]", "/account/info-collection", "InfoCollectionPage"],
  ["[A2.60]", "/subscribe/refresh-signal", "RefreshSignalPage"],
] as const;

/** The same for whoever is signed in; everybody else is asked to sign in first. */
const FOR_MEMBERS = [
  ["[A2.29]", "/subscribe/checkout/upgrade", "UpgradePage"],
  ["[A2.30]", "/subscribe/upgrade-vip", "UpgradeVipPage"],
  ["[A2.30]", "/subscribe/multi-subscription-purchase", "multi-subscription-purchase/steps"],
  ["[A2.32]", "/onboarding", "OnboardingPage"],
  ["[A2.57]", "/student", "StudentPage"],
  ["[A2.58]", "/transfer", "TransferPage"],
] as const;

describe("an address of the route table", () => {
  it.each(FLAGGED)(
    "%s %s shows %s while its flag is on, and leads on with all of the address while it is off",
    async (_id, path, shown, flag, fallback) => {
      const isSignedIn = true;
      const address = path + QUERY + FRAGMENT;
      expect(await visit(address, { flags: [flag], isSignedIn })).toEqual({ at: address, shown });
      const others = FLAGGED.map(([, , , other]) => other).filter((other) => other !== flag);
      const off = await visit(address, { flags: others, isSignedIn });
      const isError = fallback === "/error";
      expect(off.at).toBe(fallback + QUERY + (isError ? "" : FRAGMENT));
      expect(off.shown).toBe(isError ? "ApologyPage" : (INSTEAD[shown] ?? shown));
    },
  );

  it.each(OPEN)("%s %s shows %s to anybody", async (_id, path, shown) => {
    expect((await visit(path, { flags: [], isSignedIn: false })).shown).toBe(shown);
  });

  it("[A2.49] /amzauth leads to where Amazon's answer is looked at, with all that it brings", async () => {
    const returned = "?code=abc&state=xyz";
    expect(await visit(`/amzauth${returned}`, { flags: [], isSignedIn: false })).toEqual({
      at: `/subscribe/linking/device-link-amazon/amzauth${returned}`,
      shown: "AmazonReturnPage",
    });
  });

  it.each(FOR_MEMBERS)("%s %s shows %s to whoever is signed in", async (_id, path, shown) => {
    expect((await visit(path, { flags: [], isSignedIn: true })).shown).toBe(shown);
    expect((await visit(path, { flags: [], isSignedIn: false })).at).toMatch(/^\/account\/login\?returnUrl=/);
  });
});
