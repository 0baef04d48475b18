/** The steps of a purchase. */
export type StepName =
  | "offerPresentment"
  | "accountLookup"
  | "accountLookupInterstitial"
  | "studentVerification"
  | "credentials"
  | "payment"
  | "review"
  | "confirmation";

const BEFORE_CHECKOUT: readonly StepName[] = [
  "offerPresentment",
  "accountLookup",
  "accountLookupInterstitial",
];

export function phaseOf(step: StepName): "authenticate" | "checkout" {
  return BEFORE_CHECKOUT.includes(step) ? "authenticate" : "checkout";
}

/** Pages that tell of themselves, step by step. */
const SELF_TRACKED = [
  "checkout",
  "activate/trial",
  "subscription",
  "student/re-verify",
  "subscribe/entitlement",
  "account",
  "subscribe/multi-subscription-purchase",
  "transfer",
  "subscribe/trial/streaming",
  "subscribe/sal-2",
];

/** What a navigation is told as: the view of an error, of a page, or nothing because the page tells itself. */
export function pageViewOf(path: string): "error" | "page" | undefined {
  const lowered = (path.split(/[?#]/)[0] ?? "").toLowerCase();
  if (lowered.includes("error")) return "error";
  return SELF_TRACKED.some((part) => lowered.includes(part)) ? undefined : "page";
}
