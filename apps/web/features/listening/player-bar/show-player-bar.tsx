import { use, useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { type Translation, useTranslation } from "#i18n/translation-context.ts";
import { useStore } from "zustand";
import { type AppServices, AppServicesContext } from "#platform/app-services.ts";
import { line } from "#platform/line/line.ts";
import { usePlayerState } from "../player/use-player.ts";

export interface PlayerBarPlace {
  app: AppServices | null;
  /** Of the page that shows the bar. */
  translation: Translation;
  onLeave: (path: string) => void;
}

/** The newest way to other pages: the bar outlives the page that it was shown by. */
let navigateNow: NavigateFunction | undefined;

interface ShowPlayerBarProps {
  /** Asked for what draws the bar once something is played, so that pages load none of it before. */
  load: () => Promise<(place: PlayerBarPlace) => void>;
}

/** Shows the player below all pages, once something was played. */
export function ShowPlayerBar({ load }: ShowPlayerBarProps) {
  const app = use(AppServicesContext);
  const translation = useTranslation();
  const navigate = useNavigate();
  const isWanted = usePlayerState(({ channelId }) => channelId !== undefined);
  // What somebody has pressed is heard before more of it is seen.
  const isBehind = useStore(line, ({ isTaken }) => isTaken);
  useEffect(() => {
    navigateNow = navigate;
    if (!isWanted || isBehind) return;
    const onLeave = (path: string) => void navigateNow?.(path);
    void load().then((draw) => draw({ app, translation, onLeave }));
  }, [app, translation, navigate, isWanted, isBehind, load]);
  return null;
}
