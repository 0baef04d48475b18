import {
  loadRatedAiring,
  rateItem,
  type RateItemOutcome,
  type Thumb,
} from "@skywave/services/taste/station-feedback";
import { useState } from "react";
import { Link } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useAskWhenOver } from "#platform/server-data/use-ask-when-over.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./taste.module.css";
import { ThumbButtons } from "./thumb-buttons.tsx";

const TOLD = { up: "taste.liked", down: "taste.disliked", none: "taste.unrated" } as const;

/** Thumbs up and down for what a channel plays, by its number; it follows the broadcast. */
export function Thumbs({ channelId, language }: { channelId: string; language: string }) {
  const translate = useTranslate<"taste">();
  const signedIn = useSession(isSignedIn);
  if (signedIn) return <OwnThumbs channelId={channelId} language={language} />;
  return (
    <p>
      <Link to="/account/login">{translate("taste.rate-sign-in")}</Link>
    </p>
  );
}

function OwnThumbs({ channelId, language }: { channelId: string; language: string }) {
  const translate = useTranslate<"taste">();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [told, setTold] = useState("");
  const [refusal, setRefusal] = useState<Extract<RateItemOutcome, { ok: false }>>();
  const { latest, reload, show } = useServerData({
    area: "taste",
    verb: "loadRatedAiring",
    params: [channelId],
    ask: (client) => loadRatedAiring(client, channelId),
    // The same track may be rated in the player.
    follows: true,
  });
  useAskWhenOver(latest?.airing.endsAt, () => void reload());
  // The channel is heard without them.
  if (latest === undefined) return null;
  const { airing, thumb } = latest;
  const { id: itemId, title } = airing;

  async function rate(pressed: "up" | "down") {
    setRefusal(undefined);
    const wanted: Thumb = pressed === thumb ? "none" : pressed;
    const outcome = await rateItem(
      skywave,
      { station: { type: "channel-linear", id: channelId }, itemId },
      wanted,
    );
    if (!outcome.ok) return setRefusal(outcome);
    show({ ok: true, airing, thumb: outcome.thumb });
    setTold(translate(TOLD[outcome.thumb], { title }));
  }

  return (
    <div className={styles.rating}>
      <div role="group" aria-label={translate("taste.rate")} className={styles.thumbs}>
        <span lang={language}>{title}</span>
        <ThumbButtons
          title={title}
          thumb={thumb}
          isRunning={isRunning}
          onPress={(each) => void run(() => rate(each))}
        />
      </div>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {refusal === undefined ? null : refusal.code === "NOT_FOUND" ? (
        <Notice tone="bad">{translate("taste.rate.NOT_FOUND")}</Notice>
      ) : (
        <CommonFailureNotice failure={refusal} />
      )}
    </div>
  );
}
