import { localesOf } from "@skywave/domain/locale/locale";
import { type ReactNode, use, useEffect, useMemo, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type NavigateFunction, useNavigate } from "react-router";
import { loadTranslator } from "#i18n/load-translator.ts";
import { type Translation, TranslationContext, useTranslation } from "#i18n/translation-context.ts";
import { AppServicesContext, useApp } from "#platform/app-services.ts";
import { usePlayerState } from "../player/use-player.ts";
import styles from "./player-bar.module.css";
import { PlayerBar } from "./player-bar.tsx";

let root: Root | undefined;
/** The newest way to other pages: the bar outlives the page that it was shown by. */
let navigateNow: NavigateFunction | undefined;

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

/**
 * Shows the player below all pages, once something was played. It is drawn beside the app and not by it, so that pages
 * without sound load none of it, and going from page to page leaves it as it is.
 */
export function ShowPlayerBar() {
  const app = use(AppServicesContext);
  const translation = useTranslation();
  const navigate = useNavigate();
  const isWanted = usePlayerState(({ channelId }) => channelId !== undefined);
  useEffect(() => {
    navigateNow = navigate;
    if (!isWanted) return;
    root ??= createRoot(makePlace());
    root.render(
      <AppServicesContext value={app}>
        <InPageLanguage first={translation}>
          <PlayerBar onLeave={(path) => void navigateNow?.(path)} />
        </InPageLanguage>
      </AppServicesContext>,
    );
  }, [app, translation, navigate, isWanted]);
  return null;
}
