import type { FoundDevice, SignalRefresh } from "@skywave/contract";
import { useEffect, useState } from "react";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { formatWait } from "#i18n/format-period.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import styles from "./refresh-radio.module.css";
import { SignalPicture } from "./signal-picture.tsx";

const STATES = ["queued", "sent", "heard", "playing"] as const;
const TICK_IN_MILLISECONDS = 10_000;

interface RefreshProgressProps {
  refresh: SignalRefresh;
  type: FoundDevice["type"];
  isSending: boolean;
  /** A new plan's, beside what its buyer is reading, where the focus stays. */
  isActivation?: boolean;
  onAgain: () => void;
  onAnother: () => void;
}

/** The signal on its way, as a picture, as steps and as one sentence that is read out when it changes. */
export function RefreshProgress({
  refresh,
  type,
  isSending,
  isActivation,
  onAgain,
  onAnother,
}: RefreshProgressProps) {
  const translate = useTranslate<"signal">();
  const { state, sendCount, isOver } = refresh;
  // One that was never heard was sent, and came no further.
  const Heading = isActivation ? "h3" : "h2";
  const reached = STATES.indexOf(state === "unheard" ? "sent" : state);
  return (
    <>
      <Heading ref={isActivation ? null : focusOnArrival} tabIndex={-1} className={styles.now}>
        {translate(`refresh.state.${state === "unheard" ? "sent" : state}`)}
      </Heading>
      <SignalPicture state={state} type={type} />
      <ol className={styles.states} aria-label={translate("refresh.progress")}>
        {STATES.map((step, at) => (
          <li
            key={step}
            data-reached={at <= reached ? "" : undefined}
            aria-current={at === reached ? "step" : undefined}
          >
            {translate(`refresh.state.${step}`)}
          </li>
        ))}
      </ol>
      <p role="status" className={styles.sentence}>
        {translate(isActivation && state === "playing" ? "activation.playing" : `refresh.now.${state}`)}
      </p>
      {isOver ? null : (
        <p className={styles.soft}>
          <TimeLeft endsAt={refresh.endsAt} />
          {sendCount > 1 ? ` · ${translate("refresh.times-sent", { count: sendCount })}` : null}
        </p>
      )}
      {state === "unheard" ? (
        <>
          <p>{translate("refresh.unheard-help")}</p>
          <Button isWorking={isSending} workingText={translate("refresh.sending")} onPress={onAgain}>
            {translate("refresh.again")}
          </Button>
        </>
      ) : null}
      {isOver && !isActivation ? (
        <p>
          <TextButton onPress={onAnother}>{translate("refresh.done-another")}</TextButton>
        </p>
      ) : null}
    </>
  );
}

/** Told in steps, not by the second: nobody should watch a counter beside a car. */
function TimeLeft({ endsAt }: { endsAt: string }) {
  const translate = useTranslate<"signal">();
  const { clock } = useApp().skywave;
  const left = () => (Date.parse(endsAt) - clock.now()) / 1000;
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(
      () => setSeconds((Date.parse(endsAt) - clock.now()) / 1000),
      TICK_IN_MILLISECONDS,
    );
    return () => clearInterval(timer);
  }, [clock, endsAt]);
  return translate("refresh.time-left", { wait: formatWait(translate, Math.max(10, seconds)) });
}
