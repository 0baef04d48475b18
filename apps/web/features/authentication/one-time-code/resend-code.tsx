import { useEffect, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatWait } from "#i18n/format-period.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";
import styles from "../parts/sign-in.module.css";
import type { CodeProof } from "./code-form.tsx";

interface ResendCodeProps {
  /** Until the first of them may be asked for. */
  waitInSeconds: number;
  send: CodeProof["send"];
  onRefused: (refusal: SignInRefusal) => void;
}

/** Another code, once the wait is over. Only the end of the wait is spoken, not every second of it. */
export function ResendCode({ waitInSeconds, send, onRefused }: ResendCodeProps) {
  const translate = useTranslate();
  const [secondsLeft, setSecondsLeft] = useState(waitInSeconds);
  const [wasResent, setResent] = useState(false);
  const { isRunning, run } = useSingleFlight();

  useEffect(() => {
    if (secondsLeft <= 0) return undefined;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function resend() {
    const outcome = await send();
    if (outcome === undefined) return;
    if (!outcome.ok) return onRefused(outcome);
    setResent(true);
    setSecondsLeft(outcome.resendAfterSeconds);
  }

  const isWaiting = secondsLeft > 0;
  return (
    <div className={styles.resend}>
      {isWaiting ? (
        <span aria-hidden="true">
          {translate("sign-in.resend-in", { wait: formatWait(translate, secondsLeft) })}
        </span>
      ) : (
        <TextButton isWorking={isRunning} onPress={() => void run(resend)}>
          {translate("sign-in.resend")}
        </TextButton>
      )}
      <span role="status" className="visually-hidden">
        {isWaiting ? (wasResent ? translate("sign-in.resent") : "") : translate("sign-in.resend-ready")}
      </span>
    </div>
  );
}
