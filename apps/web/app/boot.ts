import { countryOfAddress } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/localization";
import { createBrowserSkywave } from "@skywave/sdk/browser";
import { browserLayers, createTracker } from "@skywave/tracking";
import { loadTranslator } from "../i18n/load-translator.ts";
import { chooseLocale, localeCookie } from "../i18n/locale-preference.ts";
import type { Translator } from "../i18n/translate.ts";
import type { AppServices } from "../platform/app-services.ts";
import { consentOfPage } from "../platform/consent.ts";
import { countActivity, createActivity, openActivityChannel } from "../platform/idle/activity.ts";
import { createSessionStore, followSession, isSignedIn } from "../platform/session-store.ts";
import { jsonFetcher, loadShellConfiguration } from "../platform/shell-configuration.ts";

export interface BootedApp {
  app: AppServices;
  translator: Translator;
}

/** Keeps the language for a year and tells the document which one it is in. */
export function rememberLocale(locale: Locale): void {
  document.cookie = localeCookie(locale, location.protocol === "https:");
  document.documentElement.lang = locale;
}

/**
 * Gets everything that the first page needs, all at once: static files, run-time configuration and texts
 * (the page preloads them). The session starts behind it; no visitor waits for one to see a price.
 * Rejects with the name of what is missing.
 */
export async function boot(): Promise<BootedApp> {
  const { host, hostname, pathname, search } = location;
  const country = countryOfAddress({ host, pathname });
  const locale = chooseLocale({ search, cookies: document.cookie, country });
  const client = createBrowserSkywave({ location: { countryCode: country } });
  const activity = createActivity(client.clock.now, openActivityChannel());
  const skywave = countActivity(client, activity);
  const fetchJson = jsonFetcher(fetch.bind(globalThis), __BUILD_HASH__);
  const [shell, translator] = await Promise.all([
    loadShellConfiguration(fetchJson, { country, host: hostname }),
    loadTranslator(skywave, locale),
    "Temporal" in globalThis ? undefined : import("temporal-polyfill/global"),
  ]);
  rememberLocale(locale);
  const session = createSessionStore();
  // Before any page is loaded: a guard asks it who is here.
  followSession(session, skywave);
  // Quebec and the browser's own signal ask for nothing personal before a yes; elsewhere it is masked.
  const isReserved = country === "CA" || consentOfPage(country).hasGlobalPrivacyControl;
  const tracking = createTracker({
    layers: browserLayers(window),
    personalData: isReserved ? "withheld" : "masked",
  });
  tracking.describe({ customerInfo: { language: locale } });
  return { app: { skywave, shell, country, session, tracking, activity, drafts: new Map() }, translator };
}

/** Starts the session once the page is drawn. A failure is no news: the next call that needs one tries again. */
export function startSession({ skywave, session, tracking, country }: AppServices): void {
  session.subscribe((state) => tracking.sessionChanged(isSignedIn(state)));
  const start = async () => {
    await skywave.start();
    await skywave.privacy.record(consentOfPage(country));
  };
  start().catch((cause: unknown) => {
    skywave.log({ level: "error", message: "The session did not start", details: { cause: String(cause) } });
  });
}
