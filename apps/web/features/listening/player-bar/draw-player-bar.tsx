import { localesOf } from "@skywave/domain/locale/locale";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { loadTranslator } from "#i18n/load-translator.ts";
import { type Translation, TranslationContext } from "#i18n/translation-context.ts";
import { AppServicesContext, useApp } from "#platform/app-services.ts";
import styles from "./player-bar.module.css";
import { PlayerBar } from "./player-bar.tsx";
import type { PlayerBarPlace } from "./show-player-bar.tsx";

let root: Root | undefined;

/**
 * Draws the player below all pages, beside the app and not by it, so that going from page to page leaves it as it is.
 * `extras` is what more than the player itself stands in the bar.
 */
export function drawPlayerBar({ app, translation, onLeave }: PlayerBarPlace, extras?: ReactNode): void {
  root ??= createRoot(makePlace());
  root.render(
    <AppServicesContext value={app}>
      <InPageLanguage first={translation}>
        <PlayerBar onLeave={onLeave} extras={extras} />
      </InPageLanguage>
    </AppServicesContext>,
  );
}

function makePlace(): HTMLElement {
  const place = document.createElement("div");
  place.className = styles["place"] ?? "";
  return document.body.appendChild(place);
}

interface InPageLanguageProps {
  /** Of the page that showed the bar. */
  first: Translation;
  children: ReactNode;
}

/** Follows the language of the document, which a page that knows nothing of the player may change. */
function InPageLanguage({ first, children }: InPageLanguageProps) {
  const { skywave, country } = useApp();
  const [translate, setTranslate] = useState(() => first.translate);
  useEffect(() => {
    const follow = async () => {
      const locale = localesOf(country).find((known) => known === document.documentElement.lang);
      if (locale === undefined) return;
      const translator = await loadTranslator(skywave, locale);
      setTranslate(() => translator);
    };
    const observer = new MutationObserver(() => void follow());
    observer.observe(document.documentElement, { attributeFilter: ["lang"] });
    return () => observer.disconnect();
  }, [country, skywave]);
  const translation = useMemo(() => ({ ...first, translate }), [first, translate]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
