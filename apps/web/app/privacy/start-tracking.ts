import type { Locale } from "@skywave/localization";
import { browserLayers, createTracker, guardLayers, type Tracker } from "@skywave/tracking";
import type { AppServices } from "../../platform/app-services.ts";
import { consentOfPage, mayMeasure } from "../../platform/privacy/consent.ts";
import { keepWithheld } from "../../platform/privacy/withheld-events.ts";
import { isSignedIn } from "../../platform/session-store.ts";

/** Opens the page's data layers, behind what the person said about being counted, as it is said at that moment. */
export function startTracking({ shell, country, session }: AppServices, locale: Locale): Tracker {
  const consentNow = () => consentOfPage(country);
  const layers = guardLayers(browserLayers(window), {
    isAllowed: () => mayMeasure(consentNow()),
    onWithheld: keepWithheld,
  });
  const tracking = createTracker({
    layers,
    personalData: () => {
      const consent = consentNow();
      return consent.hasGlobalPrivacyControl || !mayMeasure(consent) ? "withheld" : shell.piiMode;
    },
  });
  tracking.describe({
    customerInfo: { language: locale },
    meta: { brand: shell.brand.name, countryCode: country, locale, appVersion: __BUILD_HASH__ },
  });
  tracking.sessionChanged(isSignedIn(session.getState()));
  session.subscribe((state) => tracking.sessionChanged(isSignedIn(state)));
  return tracking;
}
