import { configure, render } from "@testing-library/react";
import type { TrackedEvent } from "@skywave/tracking";
import type { ComponentType } from "react";
import { vi } from "vitest";
import { startTracking } from "#app/privacy/start-tracking.ts";
import { makeTranslator, type PageDictionary, type Translator } from "#i18n/translate.ts";
import { TranslationContext } from "#i18n/translation-context.ts";
import { type AppServices, AppServicesContext } from "#platform/app-services.ts";
import { createActivity } from "#platform/idle/activity.ts";
import { hearAnswers } from "#platform/hear-answers.ts";
import { openPageRouter } from "#platform/router/page-router.ts";
import { RouterView } from "#platform/router/router-view.tsx";
import { PageInFrame } from "#platform/router/shown-page.tsx";
import { createSessionStore, followSession } from "#platform/session-store.ts";
import type { FakeSkywave } from "./fake-skywave.ts";
import { type Entry, openMemoryHistory } from "./memory-history.ts";

// Screens come by dynamic import, which takes seconds on a machine that is busy with other tests.
configure({ asyncUtilTimeout: 45_000 });
vi.setConfig({ testTimeout: 120_000 });

export interface RenderOptions {
  fake: FakeSkywave;
  at?: Entry;
  /** What its route loaded. */
  data?: unknown;
  translate?: Translator<PageDictionary>;
  country?: "US" | "CA";
}

/** The services of an app whose server is a fake. */
export function makeApp(
  fake: FakeSkywave,
  country: "US" | "CA" = "US",
  told: TrackedEvent[] = [],
): AppServices {
  const session = createSessionStore();
  followSession(session, fake.skywave);
  const skywave = hearAnswers(fake.skywave, (domain, name, answer) => {
    if (answer.ok) app.serverData?.heard(domain, name);
  });
  const shell: AppServices["shell"] = {
    brand: {
      name: "Brand",
      legalName: "Brand Inc.",
      termsUrl: "#",
      privacyUrl: "#",
      helpUrl: "#",
      cancelUrl: "https://brand.example/help/cancel",
    },
    countryCode: country,
    currency: country === "CA" ? "CAD" : "USD",
    locale: country === "CA" ? "en-CA" : "en-US",
    apiBaseUrl: "/api",
    sdk: { applicationId: "web", configurationVersion: "v1", isTest: false, isPreview: false },
    agreementVersion: "2026-01-15",
    accountCenterLoginUrl: "/account/login",
    contactUrl: "https://brand.example/contact",
    support: { phone: "1-800-555-0134", chatUrl: "https://brand.example/chat" },
    thirdParty: { analyticsId: "" },
    disabledBrowserPlatforms: "",
    makers: { solano: { name: "Solano", privacyUrl: "https://solano.example/privacy" } },
    hostVariants: [],
    sellsStreaming: true,
    piiMode: "masked",
    thirdPartyScripts: [],
    flags: { enableAtlasStreamingOrganicSelfPayNonAccordion: true },
  };
  const layers = [{ push: (event: TrackedEvent) => void told.push(event) }];
  const app: AppServices = {
    skywave,
    country,
    session,
    drafts: new Map(),
    activity: createActivity(fake.skywave.clock.now, undefined),
    shell,
    tracking: startTracking({ shell, country, session }, shell.locale, layers),
  };
  return app;
}

/** What fails here fails the test. */
function rethrow(cause: unknown): never {
  throw cause;
}

/** Draws a page in a router of its own. Texts are their keys unless a translator is given. */
export function renderPage(Page: ComponentType, options: RenderOptions) {
  const { fake, at = "/", data = null, country = "US" } = options;
  const translate = options.translate ?? makeTranslator("en-US", {});
  const told: TrackedEvent[] = [];
  const app = makeApp(fake, country, told);
  const router = openPageRouter({
    history: openMemoryHistory(at),
    routes: [{ path: "*", load: async () => data, page: () => Page }],
  });
  const view = render(
    <AppServicesContext value={app}>
      <TranslationContext
        value={{ translate, locales: [translate.locale], changeLocale: async () => undefined }}
      >
        <RouterView router={router} apology={rethrow}>
          <PageInFrame apology={rethrow} />
        </RouterView>
      </TranslationContext>
    </AppServicesContext>,
  );
  return { ...view, router, app, told };
}
