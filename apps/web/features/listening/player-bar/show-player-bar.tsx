import { use, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type NavigateFunction, useNavigate } from "react-router";
import { TranslationContext } from "#i18n/translation-context.ts";
import { AppServicesContext } from "#platform/app-services.ts";
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

/**
 * Shows the player below all pages, once something was played. It is drawn beside the app and not by it, so that pages
 * without sound load none of it, and going from page to page leaves it as it is.
 */
export function ShowPlayerBar() {
  const app = use(AppServicesContext);
  const translation = use(TranslationContext);
  const navigate = useNavigate();
  const isWanted = usePlayerState(({ channelId }) => channelId !== undefined);
  useEffect(() => {
    navigateNow = navigate;
    if (!isWanted) return;
    root ??= createRoot(makePlace());
    root.render(
      <AppServicesContext value={app}>
        <TranslationContext value={translation}>
          <PlayerBar onLeave={(path) => void navigateNow?.(path)} />
        </TranslationContext>
      </AppServicesContext>,
    );
  }, [app, translation, navigate, isWanted]);
  return null;
}
