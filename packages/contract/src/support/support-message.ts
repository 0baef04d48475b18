/** What a message to the support team can be about. */
export const SUPPORT_TOPICS = ["plan", "billing", "signIn", "device", "privacy", "other"] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** In UTF-16 units, as browsers count what is typed. */
export const LONGEST_SUPPORT_MESSAGE = 2_000;
