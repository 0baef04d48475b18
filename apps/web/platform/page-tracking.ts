/** The steps of a purchase by the names that analytics knows. */
export type StepTrackingName =
  | "offerPresentment"
  | "accountLookup"
  | "accountLookupInterstitial"
  | "credentials"
  | "payment"
  | "review"
  | "confirmation";

export interface PageTracking {
  event(name: string, detail?: Readonly<Record<string, string>>): void;
  flowStarted(flowName: string, variation: string): void;
  appError(message: string): void;
  stepShown(flowName: string, step: StepTrackingName): void;
}

export function createPageTracking(): PageTracking {
  return { event() {}, flowStarted() {}, stepShown() {}, appError() {} };
}
