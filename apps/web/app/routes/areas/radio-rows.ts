import { takeToken } from "../../navigation/take-token.ts";
import { takeLinkClues } from "../../navigation/take-link-clues.ts";
import { LOOK_UP_PATHS } from "../../paths/look-up-paths.ts";
import { PATHS } from "../../paths/paths.ts";
import type { RouteRow } from "../route-row.ts";

const activationPages = () => import("../../pages/activation/activation-pages.ts");

/** What is done for a radio, by whoever is beside it, and the lookup by what stands on one. */
export const radioRows: readonly RouteRow[] = [
  {
    kind: "flow",
    path: "subscribe/checkout/purchase/satellite/targeted/new",
    title: "title.satellite",
    takeSecret: takeToken,
    dictionary: ["radios", "signal", "deals"],
    flow: "satelliteTargeted",
  },
  {
    kind: "flow",
    path: "subscribe/checkout/purchase/satellite/organic/new",
    title: "title.satellite",
    flag: {
      name: "enableSatelliteOrganicNonAccordion",
      fallback: "subscribe/checkout/purchase/satellite/organic",
    },
    dictionary: ["radios", "signal"],
    flow: "satelliteOrganic",
  },
  {
    kind: "flow",
    path: "subscribe/checkout/purchase/satellite/organic",
    title: "title.satellite",
    dictionary: ["radios", "signal"],
    flow: "satelliteOrganicAccordion",
  },
  {
    kind: "flow",
    path: "subscribe/checkout/purchase/satellite/vega",
    title: "title.pair",
    flag: { name: "enableSatelliteVega", fallback: "error" },
    dictionary: ["radios", "signal", "deals"],
    flow: "satelliteVega",
  },
  {
    kind: "page",
    path: "subscribe/checkout/purchase/satellite/add-radio-router",
    title: "title.satellite",
    guard: "known",
    dictionary: "radios",
    page: async () => (await import("../../pages/look-up/add-radio-router-page.tsx")).AddRadioRouterPage,
  },
  {
    kind: "flow",
    path: "subscribe/checkout/purchase/satellite",
    title: "title.satellite",
    dictionary: ["radios", "signal"],
    flow: "satelliteOrganicAccordion",
  },
  // Beyond the list of addresses that were asked for: the radio lookup of the page that authenticates.
  {
    kind: "page",
    path: LOOK_UP_PATHS.identify,
    title: "title.identify",
    takeSecret: takeLinkClues,
    dictionary: ["lookup", "radios"],
    page: async () => (await import("../../pages/look-up/identify-page.tsx")).IdentifyPage,
  },
  {
    kind: "page",
    path: LOOK_UP_PATHS.refreshSignal,
    title: "title.refresh-signal",
    dictionary: ["signal", "radios"],
    page: async () => (await import("../../pages/radios/refresh-signal-page.tsx")).RefreshSignalPage,
  },
  {
    kind: "page",
    path: "transfer",
    title: "title.transfer",
    guard: "signedIn",
    dictionary: ["plans", "bills", "radios", "signal"],
    page: async () => (await import("../../pages/radios/transfer-page.tsx")).TransferPage,
  },
  // Beyond the list of addresses that were asked for: the account in which the new radio plays joins this one.
  {
    kind: "page",
    path: "transfer/join",
    title: "title.join-accounts",
    guard: "signedIn",
    dictionary: ["radios", "security"],
    page: async () => (await import("../../pages/radios/join-accounts-page.tsx")).JoinAccountsPage,
  },
  // Beyond the list of addresses that were asked for: the same by the link of a mail.
  {
    kind: "page",
    path: "transfer/targeted",
    title: "title.transfer",
    guard: "known",
    takeSecret: takeToken,
    dictionary: ["plans", "bills", "radios", "signal"],
    page: async () => (await import("../../pages/radios/transfer-targeted-page.tsx")).TransferTargetedPage,
  },
  {
    kind: "page",
    path: PATHS.claimTrial,
    title: "title.claim-trial",
    dictionary: ["vehicles", "security"],
    page: async () => (await activationPages()).ClaimTrialPage,
  },
  {
    kind: "page",
    path: "activate/trial/targeted",
    title: "title.targeted-trial",
    flag: { name: "enableSatelliteTargetedTrialRTDNonAccordion", fallback: "activate/trial" },
    dictionary: ["vehicles", "security"],
    page: async () => (await activationPages()).TargetedTrialPage,
  },
  {
    kind: "page",
    path: "activate/trial/targeted-oem",
    title: "title.targeted-trial",
    dictionary: ["vehicles", "security"],
    page: async () => (await activationPages()).TargetedTrialPage,
  },
  {
    kind: "page",
    path: "activate/trial",
    title: "title.targeted-trial",
    dictionary: ["vehicles", "security"],
    page: async () => (await activationPages()).TargetedTrialPage,
  },
  {
    kind: "page",
    path: "activate/trial/service-lane/new",
    title: "title.service-lane",
    flag: { name: "enableNewServiceLaneTwoClick", fallback: "activate/trial/service-lane" },
    dictionary: "vehicles",
    page: async () => (await activationPages()).ServiceLanePage,
  },
  {
    kind: "page",
    path: "activate/trial/service-lane",
    title: "title.service-lane",
    dictionary: "vehicles",
    page: async () => (await activationPages()).ServiceLanePage,
  },
  {
    kind: "page",
    path: "activate/trial/used-vehicle/new",
    title: "title.used-vehicle",
    flag: { name: "enableUsedVehicleTrialActivationNew", fallback: "activate/trial/used-vehicle" },
    dictionary: ["vehicles", "radios", "signal", "security", "self"],
    page: async () => (await activationPages()).UsedVehiclePage,
  },
  {
    kind: "page",
    path: "activate/trial/used-vehicle",
    title: "title.used-vehicle",
    dictionary: ["vehicles", "radios", "signal", "security", "self"],
    page: async () => (await activationPages()).UsedVehiclePage,
  },
];
