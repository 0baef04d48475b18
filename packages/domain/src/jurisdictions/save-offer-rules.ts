import type { TaxableAddress } from "../tax/rates-in-force.ts";
import { type JurisdictionRule, ruleFor } from "./jurisdiction-rule.ts";

/** When somebody who is cancelling may be shown a reason to stay. */
export interface SaveOfferRule extends JurisdictionRule {
  /** `besideCancel`: on the same screen as a button to cancel that is as easy to press. */
  whileCancelling: "never" | "besideCancel";
}

const SAVE_OFFER_RULES: readonly SaveOfferRule[] = [
  {
    id: "save-offer-beside-cancel",
    jurisdiction: "everywhere",
    whileCancelling: "besideCancel",
    from: "2016-01-01",
    source: "Our own policy: cancelling is never harder than staying",
  },
  {
    id: "save-offer-us-ca",
    jurisdiction: "US-CA",
    whileCancelling: "besideCancel",
    from: "2025-07-01",
    source: "California Automatic Renewal Law as amended by AB 2863",
  },
  {
    id: "save-offer-us-mn",
    jurisdiction: "US-MN",
    whileCancelling: "never",
    from: "2025-01-01",
    source: "Minnesota Statutes, sections 325G.56 to 325G.62",
  },
];

/** The rule of a place on a day. */
export function saveOfferRuleFor(address: TaxableAddress, day: Temporal.PlainDate): SaveOfferRule {
  return ruleFor(SAVE_OFFER_RULES, address, day);
}
