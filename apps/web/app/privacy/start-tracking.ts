import type { Locale } from "@skywave/localization";
import {
  browserLayers,
  createTracker,
  type EntityGroups,
  guardLayers,
  type Layer,
  type Tracker,
} from "@skywave/tracking";
import type { AppServices } from "#platform/app-services.ts";
import { consentOfPage, mayMeasure } from "#platform/privacy/consent.ts";
import { storeWithheld } from "#platform/privacy/withheld-events.ts";
import { isSignedIn } from "#platform/session-store.ts";

/** Opens the page's data layers, behind what the person said about being counted, as it is said at that moment. */
export function startTracking(
  { shell, country, session }: Pick<AppServices, "shell" | "country" | "session">,
  locale: Locale,
  pageLayers: readonly Layer[] = browserLayers(window),
): Tracker {
  const consentNow = () => consentOfPage(country);
  const layers = guardLayers(pageLayers, {
    isAllowed: () => mayMeasure(consentNow()),
    onWithheld: storeWithheld,
  });
  const tracking = createTracker({
    layers,
    personalData: () => {
      const consent = consentNow();
      return consent.hasGlobalPrivacyControl || !mayMeasure(consent) ? "withheld" : shell.piiMode;
    },
  });
  const { analyticsId } = shell.thirdParty;
  tracking.describe({
    ...namedByLink(location.search),
    meta: {
      brand: shell.brand.name,
      countryCode: country,
      locale,
      appVersion: __BUILD_HASH__,
      ...(analyticsId !== "" && { analyticsId }),
    },
  });
  tracking.describe({ customerInfo: { language: locale } });
  const trackSession = (state: ReturnType<typeof session.getState>) => {
    tracking.sessionChanged(isSignedIn(state));
    const sessionId = state.session?.sessionId;
    if (sessionId !== undefined) tracking.describe({ customerInfo: { sessionId } });
  };
  trackSession(session.getState());
  session.subscribe(trackSession);
  return tracking;
}

/** What a marketing link says of where it came from, whatever the case of its names. */
function namedByLink(search: string): EntityGroups {
  const query = new Map([...new URLSearchParams(search)].map(([name, value]) => [name.toLowerCase(), value]));
  const marketingId = query.get("marketingid");
  const marketingAccountId = query.get("marketingaccountid");
  const programCode = query.get("programcode");
  return {
    customerInfo: {
      ...(marketingId && { marketingId }),
      ...(marketingAccountId && { marketingAccountId }),
    },
    ...(programCode && { deviceInfo: { programCode } }),
  };
}
