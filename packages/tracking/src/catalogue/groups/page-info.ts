import { number, oneOf, text } from "../field.ts";
import { COUNTRIES, LOCALES, PHASES, VERIFICATION_OPTIONS } from "../value-sets.ts";

export const PAGE_INFO = {
  pageName: text,
  flowName: text,
  /** The variation of the flow, such as one that a flag selected. */
  flowType: text,
  phase: oneOf(PHASES),
  componentName: text,
  pageKey: text,
  componentKey: text,
  subscriptionCount: number,
  selectedVerificationOption: oneOf(VERIFICATION_OPTIONS),
} as const;

/** Where an event comes from. */
export const META = {
  brand: text,
  countryCode: oneOf(COUNTRIES),
  locale: oneOf(LOCALES),
  appVersion: text,
  /** What a tag manager knows the site by. */
  analyticsId: text,
} as const;
