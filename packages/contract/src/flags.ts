/** A switch for something unfinished or on trial. It has an owner and an end, or it is a setting. */
export interface Flag {
  owner: string;
  reason: string;
  /** ISO date; a test fails from the day after. */
  removeBy: string;
}

/** The closed registry of feature flags. Their values stand in the shell's configuration files; unknown is off. */
export const FLAGS = {
  enableAtlasStreamingOrganicSelfPayNonAccordion: {
    owner: "checkout",
    reason: "The self-pay checkout in steps; off, visitors get the streaming checkout",
    removeBy: "2027-11-30",
  },
  enableLoginPageRedirectToAccountCenterApp: {
    owner: "identity",
    reason: "Companies with an account centre of their own send sign-in there",
    removeBy: "2027-11-30",
  },
  enableStreamingOrganicTrialRTDNonAccordion: {
    owner: "checkout",
    reason: "The streaming trial in steps; off, visitors get it on one page",
    removeBy: "2027-11-30",
  },
  enableSal2PasskeySetup: {
    owner: "identity",
    reason: "Signing in and linking a waiting subscription, with the offer of a passkey",
    removeBy: "2027-11-30",
  },
  enableOnboardingDeviceLinking: {
    owner: "identity",
    reason: "Letting a device in by the code it shows",
    removeBy: "2027-11-30",
  },
  enableOnboardingDeviceLinkingNewIdentity: {
    owner: "identity",
    reason: "Letting a device in and creating the account on the way",
    removeBy: "2027-11-30",
  },
  enableAtlasCancelSubscriptionTargeted: {
    owner: "account",
    reason: "Cancelling the one plan that a mail names, with a code in the place of a sign-in",
    removeBy: "2027-11-30",
  },
  enableAtlasChangeSubscriptionTargeted: {
    owner: "account",
    reason: "Changing the one plan that a mail names, with a code in the place of a sign-in",
    removeBy: "2027-11-30",
  },
  enableNewCheckoutStudentVerification: {
    owner: "checkout",
    reason: "Student verification and the checkout after it in steps; off, both stand on one page",
    removeBy: "2027-11-30",
  },
  enableNewCheckoutStudentReverification: {
    owner: "checkout",
    reason: "Student re-verification in steps; off, it stands on one page",
    removeBy: "2027-11-30",
  },
  enableSatelliteVega: {
    owner: "checkout",
    reason: "A plan for a car and one for streaming in one order; off, each is sold by itself",
    removeBy: "2027-11-30",
  },
  enableSatelliteOrganicNonAccordion: {
    owner: "checkout",
    reason: "The checkout of a plan for a radio in steps; off, it stands on one page",
    removeBy: "2027-11-30",
  },
  enableUsedVehicleTrialActivationNew: {
    owner: "checkout",
    reason: "The trial of a used car in steps; off, it stands on one page",
    removeBy: "2027-11-30",
  },
  enableSatelliteTargetedTrialRTDNonAccordion: {
    owner: "checkout",
    reason: "The trial of a vehicle that is for one person in steps; off, it stands on one page",
    removeBy: "2027-11-30",
  },
  enableNewServiceLaneTwoClick: {
    owner: "checkout",
    reason: "A dealer's desk in two presses, one after the other; off, both stand on one page",
    removeBy: "2027-11-30",
  },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof FLAGS;
