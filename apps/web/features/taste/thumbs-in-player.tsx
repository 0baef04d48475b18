import {
  loadThumb,
  type RatedItem,
  rateItem,
  type RateItemOutcome,
  type Thumb,
} from "@skywave/services/taste/station-feedback";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import night from "#ui/button/night-text.module.css";
import styles from "./taste.module.css";
import { ThumbButtons } from "./thumb-buttons.tsx";

const TOLD = {
  up: "taste.liked-here",
  down: "taste.disliked-here",
  none: "taste.unrated-here",
} as const;

interface ThumbsInPlayerProps {
  /** That it is heard in: what is thought of it there is kept with it. */
  station: RatedItem["station"];
  /** That it is of, which moves up or down for it. */
  channel: { number: number; name: string };
  itemId: string;
  title: string;
}

/** Thumbs up and down for what the signed-in person hears, with what that changes, and a way to take it back. */
export function ThumbsInPlayer({ station, channel, itemId, title }: ThumbsInPlayerProps) {
  const translate = useTranslate<"taste">();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [told, setTold] = useState<Thumb>();
  const [refusal, setRefusal] = useState<Extract<RateItemOutcome, { ok: false }>>();
  const item = { station, itemId };
  const { latest } = useServerData({
    area: "taste",
    verb: "loadThumb",
    params: [station.type, station.id, itemId],
    ask: (client) => loadThumb(client, item),
    follows: true,
  });
  // What is heard goes on without them.
  if (latest === undefined) return null;
  const { thumb } = latest;

  async function rate(wanted: Thumb) {
    setRefusal(undefined);
    const outcome = await rateItem(skywave, item, wanted);
    if (outcome.ok) setTold(outcome.thumb);
    else setRefusal(outcome);
  }

  return (
    <div className={styles.inPlayer}>
      <div role="group" aria-label={translate("taste.rate")} className={styles.thumbs}>
        <ThumbButtons
          title={title}
          thumb={thumb}
          isRunning={isRunning}
          onPress={(pressed) => void run(() => rate(pressed === thumb ? "none" : pressed))}
        />
      </div>
      <p role="status">{told === undefined ? "" : translate(TOLD[told], { channel: channel.name })}</p>
      {told === undefined || told === "none" ? null : (
        <button
          type="button"
          className={night.text}
          aria-disabled={isRunning || undefined}
          onClick={() => void run(() => rate("none"))}
        >
          {translate("taste.undo")}
        </button>
      )}
      {refusal === undefined ? null : refusal.code === "NOT_FOUND" ? (
        <p role="alert">{translate("taste.rate.NOT_FOUND")}</p>
      ) : (
        <CommonFailureNotice failure={refusal} />
      )}
    </div>
  );
}
