import { listOf, money, number, oneOf, shape, text } from "../field.ts";
import { CURRENCIES } from "../value-sets.ts";

const PRICED_PLAN = shape({ planCode: text, price: money, packageName: text });

export const OFFER = {
  audioPackages: listOf(text),
  dataPackages: listOf(text),
  selectedPackage: text,
  preSelectedPlan: PRICED_PLAN,
  presentedRenewalOffers: listOf(PRICED_PLAN),
} as const;

/** One of the packages that were described to the person. */
export const PACKAGE_DESCRIPTION = { packageName: text, planCode: text, features: listOf(text) } as const;

export const QUOTE = {
  orderId: text,
  currency: oneOf(CURRENCIES),
  dueNow: money,
  tax: money,
  royaltyFee: money,
} as const;

/** What somebody was offered beyond what they asked for. */
export const UPSELL = { offers: listOf(PRICED_PLAN), selectedPlanCode: text } as const;

/** A plan that a customer may go on with after the present one. */
export const RENEWAL_OFFER = {
  planCode: text,
  packageName: text,
  price: money,
  termLength: number,
} as const;
