import { type ChangeNextUpOutcome, enableNextUp, removeFromNextUp } from "@skywave/services/next-up/next-up";
import { useEffect, useEffectEvent, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import night from "#ui/button/night-text.module.css";
import styles from "./next-up.module.css";
import { type QueuedItem, useNextUp } from "./use-next-up.ts";

interface NextUpLineProps {
  /** What plays now is not next. */
  playingId: string;
  isFinished: boolean;
  /** What comes after it by itself, where nothing is queued. */
  following: { title: string; play: () => void } | undefined;
  onPlay: (item: QueuedItem) => void;
}

/** What comes after what plays, a press away; once that is over the queue goes on by itself, unless it is told not to. */
export function NextUpLine({ playingId, isFinished, following, onPlay }: NextUpLineProps) {
  const translate = useTranslate<"listening">();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<Extract<ChangeNextUpOutcome, { ok: false }>>();
  const queue = useNextUp();
  const next = queue?.items.find(({ entityId }) => entityId !== playingId);
  const title = next === undefined ? following?.title : titleOf(next, translate);

  const change = (asked: Promise<ChangeNextUpOutcome>) =>
    void run(async () => {
      setRefusal(undefined);
      const outcome = await asked;
      if (!outcome.ok) setRefusal(outcome);
    });
  const remove = ({ entityType, entityId }: QueuedItem) =>
    change(removeFromNextUp(skywave, { entityType, entityId }));
  const goOn = () => {
    if (next === undefined) return following?.play();
    onPlay(next);
    return remove(next);
  };
  const goOnByItself = useEffectEvent(() => {
    if (next !== undefined && queue?.isEnabled === true) goOn();
  });
  useEffect(() => {
    if (isFinished) goOnByItself();
  }, [isFinished]);

  if (title === undefined) return null;
  return (
    <section className={styles.line} aria-label={translate("next-up.heading")}>
      <p>
        <b>{translate("next-up.heading")}</b> {title}
      </p>
      <LineButton label={translate("next-up.play-one", { title })} isWorking={isRunning} onPress={goOn}>
        {translate("next-up.play")}
      </LineButton>
      {next === undefined || queue === undefined ? null : (
        <details>
          <summary className={night.text}>{translate("next-up.more")}</summary>
          <div className={styles.more}>
            <LineButton
              label={translate("next-up.remove-one", { title })}
              isWorking={isRunning}
              onPress={() => remove(next)}
            >
              {translate("next-up.remove")}
            </LineButton>
            <label>
              <input
                type="checkbox"
                checked={queue.isEnabled}
                disabled={isRunning}
                onChange={() => change(enableNextUp(skywave, !queue.isEnabled))}
              />
              {translate("next-up.auto")}
            </label>
          </div>
        </details>
      )}
      {refusal === undefined ? null : <CommonFailureNotice failure={refusal} />}
    </section>
  );
}

interface LineButtonProps {
  /** Begins with what stands on it. */
  label: string;
  isWorking: boolean;
  onPress: () => void;
  children: string;
}

function LineButton({ label, isWorking, onPress, children }: LineButtonProps) {
  return (
    <button
      type="button"
      className={night.text}
      aria-label={label}
      aria-disabled={isWorking || undefined}
      onClick={() => {
        if (!isWorking) onPress();
      }}
    >
      {children}
    </button>
  );
}

/** An episode has the name of its show, so its day tells it from others. */
function titleOf(item: QueuedItem, { locale }: Translator): string {
  return "airedAt" in item ? `${item.title}, ${formatInstantDay(item.airedAt, locale)}` : item.title;
}
