/** The kinds of texts that people agree to. */
export type ConsentType = "OfferAndRenewalTerms" | "CustomerAgreement" | "PrivacyPolicy" | "MarketingOffers";

/** All that people grant and withdraw: texts, and what they want us not to do. */
export type ConsentTopic = ConsentType | "PrivacyOptOut" | "DoNotContact";

/** What holds now for each topic that somebody has spoken about. */
export type ConsentState = Partial<Record<ConsentTopic, boolean>>;

/**
 * Whether somebody may be sent marketing: who said yes to it, and never by any of their contacts to leave them alone.
 * Silence is a no in both countries, though the law of one would allow it.
 */
export function mayMarketTo(states: readonly ConsentState[]): boolean {
  const isYes = states.some(({ MarketingOffers }) => MarketingOffers === true);
  return isYes && states.every(({ DoNotContact }) => DoNotContact !== true);
}
