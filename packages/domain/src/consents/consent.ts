/** The kinds of texts that people agree to. */
export type ConsentType = "OfferAndRenewalTerms" | "CustomerAgreement" | "PrivacyPolicy" | "MarketingOffers";
