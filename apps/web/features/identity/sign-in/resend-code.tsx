import { sendOneTimeCode } from "@skywave/services/identity/send-one-time-code";
import { useEffect, useState } from "react";
import { useSingleFlight } from "../../../forms/use-single-flight.ts";
import { sayWait } from "../../../i18n/say-period.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp } from "../../../platform/app-services.ts";
import { TextButton } from "../../../ui/button/text-button.tsx";
import type { CodeSent } from "./code-form.tsx";
import type { SignInRefusal } from "./sign-in-messages.ts";
import styles from "./sign-in.module.css";

interface ResendCodeProps {
  sent: CodeSent;
  onRefused: (refusal: SignInRefusal) => void;
}

/** Another code, once the wait is over. Only the end of the wait is spoken, not every second of it. */
export function ResendCode({ sent, onRefused }: ResendCodeProps) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const [secondsLeft, setSecondsLeft] = useState(sent.resendAfterSeconds);
  const [wasResent, setResent] = useState(false);
  const { isRunning, run } = useSingleFlight();

  useEffect(() => {
    if (secondsLeft <= 0) return undefined;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function resend() {
    const { identityId, channel } = sent;
    const outcome = await sendOneTimeCode(skywave, { identityId, channel, language: translate.locale });
    if (!outcome.ok) return onRefused(outcome);
    setResent(true);
    setSecondsLeft(outcome.resendAfterSeconds);
  }

  const isWaiting = secondsLeft > 0;
  return (
    <div className={styles.resend}>
      {isWaiting ? (
        <span aria-hidden="true">
          {translate("sign-in.resend-in", { wait: sayWait(translate, secondsLeft) })}
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
