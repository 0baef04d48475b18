import type { AuthenticationType } from "../catalogue/groups/entity-groups.ts";
import type { EventName } from "../catalogue/event-names.ts";
import type { TrackedEvent } from "../layers.ts";
import type { Visit } from "../visit.ts";

export interface AuthenticationTracking {
  authenticationStarted(type: AuthenticationType): void;
  /** Where nothing is proved, the visitor stays unidentified: anybody can read the number off a car. */
  authenticationSucceeded(type: AuthenticationType, proof?: { isProved: boolean }): void;
  authenticationFailed(type: AuthenticationType): void;
  /** A link named the customer; nothing was typed and nobody is signed in. */
  identified(): void;
  /** Whether the session is a signed-in one. */
  sessionChanged(isAuthenticated: boolean): void;
  registration(outcome: keyof typeof REGISTRATION_EVENTS): void;
}

/** The events that a successful lookup has beside the general one. */
const LOOKUP_EVENTS: Partial<Record<AuthenticationType, EventName>> = {
  RID: "enter-radioid-successful",
  VIN: "enter-vin-successful",
  LPL: "enter-license-plate-successful",
  LOGIN: "login-info-successful",
};

const REGISTRATION_EVENTS = {
  eligible: "registration-eligible",
  successful: "successfull-registration",
  failed: "failed_registration",
} as const satisfies Record<string, TrackedEvent["name"]>;

/** Every lookup has a start, then a success or a failure, each with its type. */
export function trackAuthentication(visit: Visit): AuthenticationTracking {
  let lastType: AuthenticationType | undefined;
  let isSignedIn = false;

  function setSignedIn(isNow: boolean): void {
    if (isSignedIn && !isNow) lastType = undefined;
    isSignedIn = isNow;
    visit.setAuthenticated(isNow);
  }

  return {
    authenticationStarted(authenticationType) {
      const isOther = lastType !== undefined && lastType !== authenticationType;
      lastType = authenticationType;
      visit.describe({ customerInfo: { authenticationType } });
      if (isOther) visit.push("authentication-type-update");
      visit.push("authentication-start");
    },
    authenticationSucceeded(authenticationType, { isProved } = { isProved: true }) {
      if (authenticationType === "LOGIN") setSignedIn(true);
      else if (isProved) visit.setIdentified();
      visit.describe({ customerInfo: { authenticationType } });
      const own = LOOKUP_EVENTS[authenticationType];
      if (own) visit.push(own);
      visit.push("authentication-success");
    },
    authenticationFailed(authenticationType) {
      visit.describe({ customerInfo: { authenticationType } });
      visit.push("authentication-failure");
    },
    identified: () => visit.setIdentified(),
    sessionChanged: setSignedIn,
    registration: (outcome) => visit.push(REGISTRATION_EVENTS[outcome]),
  };
}
