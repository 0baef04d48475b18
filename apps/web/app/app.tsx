import { localesOf } from "@skywave/domain/locale/locale";
import type { Locale } from "@skywave/localization";
import { StrictMode, useEffect, useMemo, useState } from "react";
import { loadTranslator } from "#i18n/load-translator.ts";
import type { PageDictionary, Translator } from "#i18n/translate.ts";
import { type Translation, TranslationContext } from "#i18n/translation-context.ts";
import { type AppServices, AppServicesContext } from "#platform/app-services.ts";
import type { PageRouter } from "#platform/router/page-router.ts";
import { RouterView } from "#platform/router/router-view.tsx";
import { rememberLocale } from "./boot.ts";
import { apologize } from "./shell/error-page.tsx";
import { Shell } from "./shell/shell.tsx";

interface AppProps {
  app: AppServices;
  router: PageRouter;
  firstTranslator: Translator<PageDictionary>;
  /** Told once the first page is on the screen. */
  onDrawn: () => void;
}

// The address wins over the cookie, so an old wish in it would undo the choice on the next load.
function forgetPreferenceInAddress(router: AppProps["router"]): void {
  const { pathname, search } = router.state.location;
  const query = new URLSearchParams(search);
  const names = [...query.keys()].filter((name) => name.toLowerCase() === "langpref");
  if (names.length === 0) return;
  for (const name of names) query.delete(name);
  void router.navigate({ pathname, search: query.toString() }, { replace: true });
}

/** The running app: services and texts above the router. */
export function App({ app, router, firstTranslator, onDrawn }: AppProps) {
  const [translate, setTranslator] = useState<Translator<PageDictionary>>(() => firstTranslator);
  useEffect(onDrawn, [onDrawn]);
  const translation = useMemo<Translation>(
    () => ({
      translate,
      locales: localesOf(app.country),
      async changeLocale(locale: Locale) {
        const translator = await loadTranslator(app.skywave, locale);
        rememberLocale(locale, true);
        setTranslator(() => translator);
        app.tracking.describe({ customerInfo: { language: locale } });
        forgetPreferenceInAddress(router);
      },
    }),
    [translate, app, router],
  );
  return (
    <StrictMode>
      <AppServicesContext value={app}>
        <TranslationContext value={translation}>
          <RouterView router={router} apology={apologize}>
            <Shell />
          </RouterView>
        </TranslationContext>
      </AppServicesContext>
    </StrictMode>
  );
}
