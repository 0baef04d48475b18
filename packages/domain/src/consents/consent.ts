/** The kinds of texts that people agree to. */
export type ConsentType = "OfferAndRenewalTerms" | "CustomerAgreement" | "PrivacyPolicy" | "MarketingOffers";

/** All that people grant and withdraw: texts, and what they want us not to do. */
export type ConsentTopic = ConsentType | "PrivacyOptOut" | "DoNotContact" | "OffersByMail" | "OffersByText";

export type MarketingChannel = "mail" | "text";

/** What holds now for each topic that somebody has spoken about. */
export type ConsentState = Partial<Record<ConsentTopic, boolean>>;

/** Whether somebody wants offers by a channel: what they said of it, else what they said of offers at large. */
export function wantsOffers(state: ConsentState, channel: MarketingChannel): boolean {
  const said = channel === "mail" ? state.OffersByMail : state.OffersByText;
  return said ?? state.MarketingOffers ?? false;
}

/**
 * Whether somebody may be sent marketing: who said yes to it, and never by any of their contacts to leave them alone.
 * Silence is a no in both countries, though the law of one would allow it.
 */
export function mayMarketTo(states: readonly ConsentState[], channel: MarketingChannel): boolean {
  const isYes = states.some((state) => wantsOffers(state, channel));
  return isYes && states.every(({ DoNotContact }) => DoNotContact !== true);
}
