// One download, as with the pages about bills.
export { ClaimTrialPage } from "./activation/claim-trial-page.tsx";
export { ServiceLanePage } from "./activation/service-lane-page.tsx";
export { TargetedTrialPage } from "./activation/targeted-trial-page.tsx";
export { UsedVehiclePage } from "./activation/used-vehicle-page.tsx";
