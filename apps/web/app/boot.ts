import { countryOfAddress } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import { createBrowserSkywave } from "@skywave/sdk/browser";
import { deferTracker } from "@skywave/tracking/defer-tracker";
import { loadTranslator } from "#i18n/load-translator.ts";
import { chooseLocale, localeCookie, preferenceOf } from "#i18n/locale-preference.ts";
import type { PageDictionary, Translator } from "#i18n/translate.ts";
import type { AppServices } from "#platform/app-services.ts";
import { countActivity, createActivity, openActivityChannel } from "#platform/idle/activity.ts";
import { clientConfigUrl } from "#platform/configuration/client-config-url.ts";
import { jsonFetcher, loadShellConfiguration } from "#platform/configuration/load-shell-configuration.ts";
import { hearUncaught, pageLog } from "#platform/page-log/page-log.ts";
import { hearAnswers } from "#platform/hear-answers.ts";
import type { PageRouter } from "#platform/router/page-router.ts";
import { createSessionStore, followSession } from "#platform/session-store.ts";

export interface BootedApp {
  app: AppServices;
  /** What calls by itself, not because somebody did something. */
  client: Skywave;
  translator: Translator<PageDictionary>;
  /** Lets in what runs beside the page. */
  openBeside: () => void;
}

/** Keeps a language that was chosen for a year, and tells the document which one it is in. */
export function rememberLocale(locale: Locale, isChosen: boolean): void {
  if (isChosen) document.cookie = localeCookie(locale, location.protocol === "https:");
  document.documentElement.lang = locale;
}

/**
 * Gets everything that the first page needs: static files, run-time configuration and texts. The page preloads
 * them all at once, so that none waits for the one before on the network. The session starts behind it; no
 * visitor waits for one to see a price. Rejects with the name of what is missing.
 */
export async function boot(): Promise<BootedApp> {
  hearUncaught();
  const { host, hostname, pathname, search } = location;
  const country = countryOfAddress({ host, pathname });
  const said = { search, cookies: document.cookie };
  const { shell, fault } = await loadShellConfiguration(jsonFetcher(fetch.bind(globalThis), __BUILD_HASH__), {
    country,
    host: hostname,
    needed: document.documentElement.dataset["needed"] ?? "",
  });
  const locale = chooseLocale({ ...said, country, siteDefault: shell.locale });
  if (fault !== undefined)
    pageLog.take({ level: "error", message: "A configuration file is wrong", details: { cause: fault } });
  const client = createBrowserSkywave({
    location: { countryCode: country },
    ...shell.sdk,
    configUrl: clientConfigUrl(shell),
    log: (entry) => pageLog.take(entry),
  });
  const activity = createActivity(client.clock.now, openActivityChannel());
  const counted = countActivity(client, activity);
  const [translator] = await Promise.all([
    loadTranslator(counted, locale),
    "Temporal" in globalThis ? undefined : import("temporal-polyfill/global"),
  ]);
  rememberLocale(locale, preferenceOf(said) !== undefined);
  const skywave = hearAnswers(counted, (domain, name, answer) => {
    if (answer.ok) app.serverData?.heard(domain, name);
    else
      loadErrorHandling().then(
        ({ takeFailedCall }) => takeFailedCall(app, domain, answer.failure),
        logMissing,
      );
  });
  const session = createSessionStore();
  const beside = Promise.withResolvers<void>();
  // Before any page is loaded: a guard asks it who is here.
  followSession(session, skywave);
  const app: AppServices = {
    skywave,
    shell,
    country,
    session,
    // Fetched with the first event, which is told after the page is drawn; its file is not to be in the way of the page's data.
    tracking: deferTracker(
      async () => {
        await beside.promise;
        return (await import("./privacy/start-tracking.ts")).startTracking(app, locale);
      },
      (cause) =>
        pageLog.take({ level: "error", message: "Something was not told to analytics", details: { cause } }),
    ),
    activity,
    drafts: new Map(),
  };
  return { app, client, translator, openBeside: beside.resolve };
}

/** What this device knows of an account goes with the session that it was read in. */
function forgetWithSession({ session }: Skywave): void {
  session.on(({ type }) => {
    if (type !== "ended" && type !== "deleted") return;
    import("#platform/offline/cached-account.ts").then(({ forgetAccount }) => forgetAccount(), logMissing);
  });
}

/** Few visits need it at all, and none before its page is drawn. */
const loadErrorHandling = () => import("./shell/error-handling.ts");

function logMissing(cause: unknown): void {
  pageLog.take({ level: "error", message: "A part beside the page did not load", details: { cause } });
}

/**
 * Starts the session once the page is drawn. Only then, or once that has failed, comes what runs beside the page: what
 * takes its log to the server, looks after errors and tells analytics; until then the page's own data comes. A failure
 * is no news: the next call that needs a session tries again, and a page that cannot tell of its trouble is still
 * a page.
 */
export function startSession({ app, client, openBeside }: BootedApp, router: PageRouter): void {
  const { skywave, country } = app;
  forgetWithSession(skywave);
  const start = async () => {
    try {
      await skywave.start();
    } finally {
      openBeside();
      watchPage(app, client, router);
    }
    const { consentOfPage } = await import("#platform/privacy/consent.ts");
    await skywave.privacy.record(consentOfPage(country));
  };
  start().catch((cause: unknown) => {
    pageLog.take({ level: "error", message: "The session did not start", details: { cause } });
  });
}

function watchPage(app: AppServices, client: Skywave, router: PageRouter): void {
  import("#platform/page-log/open-page-log.ts").then(
    ({ openPageLog }) => openPageLog(client, app.shell),
    logMissing,
  );
  loadErrorHandling().then(({ openErrorHandling }) => openErrorHandling(app, router), logMissing);
}
