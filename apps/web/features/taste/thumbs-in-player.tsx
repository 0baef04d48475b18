import {
  loadThumb,
  type RatedItem,
  rateItem,
  type RateItemOutcome,
  type Thumb,
} from "@skywave/services/taste/station-feedback";
import { useState } from "react";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
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
  none: "taste.unrated",
} as const;

interface Heard {
  itemId: string;
  title: string;
  /** That it is of, which moves up or down for it. */
  channel: string;
}

interface Rated {
  heard: Heard;
  thumb: Thumb;
  /** What was heard after it: the whole of that is time enough to take it back. */
  nextId?: string;
}

interface ThumbsInPlayerProps {
  /** That it is heard in: what is thought of it there is kept with it. */
  station: RatedItem["station"];
  heard: Heard;
}

/**
 * Thumbs up and down for what the signed-in person hears, with what that changes, and a way to take it back, even when
 * the next track has begun meanwhile.
 */
export function ThumbsInPlayer({ station, heard }: ThumbsInPlayerProps) {
  const translate = useTranslate<"taste">();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [rated, setRated] = useState<Rated>();
  const [refused, setRefused] = useState<{ itemId: string; by: Extract<RateItemOutcome, { ok: false }> }>();
  const part = useKeptFocus<HTMLDivElement>(rated?.thumb);
  const { itemId } = heard;
  if (rated !== undefined && rated.heard.itemId !== itemId && rated.nextId === undefined)
    setRated({ ...rated, nextId: itemId });
  const isFresh = rated?.heard.itemId === itemId || (rated?.nextId ?? itemId) === itemId;
  const told = isFresh ? rated : undefined;
  const refusal = refused?.itemId === itemId ? refused.by : undefined;
  const { latest } = useServerData({
    area: "taste",
    verb: "loadThumb",
    params: [station.type, station.id, itemId],
    ask: async (client) => ({ ...(await loadThumb(client, { station, itemId })), itemId }),
    follows: true,
  });
  // The one before stays until this one's comes, and nothing is known of this one then.
  const thumb = latest?.itemId === itemId ? latest.thumb : "none";

  async function rate(about: Heard, wanted: Thumb) {
    setRefused(undefined);
    const outcome = await rateItem(skywave, { station, itemId: about.itemId }, wanted);
    if (outcome.ok) setRated({ heard: about, thumb: outcome.thumb });
    else setRefused({ itemId, by: outcome });
  }

  // What is heard goes on without them.
  if (latest === undefined && told === undefined) return null;
  return (
    <div ref={part} className={styles.inPlayer}>
      <div role="group" aria-label={translate("taste.rate")} className={styles.thumbs}>
        <ThumbButtons
          title={heard.title}
          thumb={thumb}
          isRunning={isRunning}
          onPress={(pressed) => void run(() => rate(heard, pressed === thumb ? "none" : pressed))}
        />
      </div>
      <p role="status">{told === undefined ? "" : translate(TOLD[told.thumb], { ...told.heard })}</p>
      {told === undefined || told.thumb === "none" ? null : (
        <button
          type="button"
          className={night.text}
          aria-disabled={isRunning || undefined}
          onClick={() => void run(() => rate(told.heard, "none"))}
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
