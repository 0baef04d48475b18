import type { ReactNode } from "react";
import { formatTime } from "#i18n/format-time.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import type { PlayerState } from "../player/player-state.ts";
import { usePlayerState } from "../player/use-player.ts";
import { PlanLink } from "../plan-link.tsx";
import styles from "./player-bar.module.css";

/** What stands in the way of the sound, and what to do about it. */
export function PlayerNotice({ onLeave }: { onLeave: (path: string) => void }) {
  const translate = useTranslate<"listening">();
  const state = usePlayerState((all) => all);
  const signedIn = useSession(isSignedIn);
  const text = textOf(state, translate);
  const { status } = state;
  const planName = status.kind === "refused" ? status.planName : "";
  return (
    <div className={styles.notice} role="status" data-empty={text === undefined}>
      {text}
      {planName === "" ? null : <PlanLink planName={planName} isMember={signedIn} onLeave={onLeave} />}
    </div>
  );
}

function textOf(state: PlayerState, translate: Translator<"listening">): ReactNode {
  const { status, access, playable, skipsAgainAt } = state;
  const isChannel = playable?.type === "channel-linear";
  switch (status.kind) {
    case "playing":
      if (skipsAgainAt !== undefined)
        return translate("player.no-more-skips", { time: formatTime(skipsAgainAt, translate.locale) });
      return access?.kind === "preview" && access.endsAt !== undefined
        ? translate("player.preview", { time: formatTime(access.endsAt, translate.locale) })
        : undefined;
    case "starting":
      return undefined;
    case "taken":
      return translate("player.taken", { count: status.mostStreams });
    case "refused":
      if (status.code === "NOT_FOUND" && !isChannel) return translate("player.gone");
      return translate(`player.error.${status.code}`, {
        plan: status.planName,
        speaker: state.speaker?.deviceName ?? "",
      });
    case "paused":
      return translate(isChannel ? "player.paused" : "player.paused-there");
    case "blocked":
    case "reconnecting":
    case "unsupported":
    case "disabled":
      return translate(`player.${status.kind}`);
  }
}
