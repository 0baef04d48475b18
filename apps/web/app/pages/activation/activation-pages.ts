// One download, as with the pages about bills.
export { ClaimTrialPage } from "./claim-trial-page.tsx";
export { ServiceLanePage } from "./service-lane-page.tsx";
export { TargetedTrialPage } from "./targeted-trial-page.tsx";
export { UsedVehiclePage } from "./used-vehicle-page.tsx";
