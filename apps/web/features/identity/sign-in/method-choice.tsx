import type { SignInMethod } from "@skywave/services/identity/start-sign-in";
import { sendOneTimeCode } from "@skywave/services/identity/send-one-time-code";
import { useState } from "react";
import { useSingleFlight } from "../../../forms/use-single-flight.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp } from "../../../platform/app-services.ts";
import { Button } from "../../../ui/button/button.tsx";
import type { SignInStarted } from "./handle-form.tsx";
import type { CodeSent } from "./code-form.tsx";
import type { SignInRefusal } from "./sign-in-messages.ts";
import { SignInRefusalNotice } from "./sign-in-refusal-notice.tsx";
import styles from "./sign-in.module.css";

export type AwaitingMethod = Extract<SignInStarted, { status: "AwaitingAuthMethod" }>;

interface MethodChoiceProps {
  started: AwaitingMethod;
  onPassword: () => void;
  onCodeSent: (sent: CodeSent) => void;
}

const METHOD_TEXTS = {
  password: "sign-in.method.password",
  email: "sign-in.method.email",
  phone: "sign-in.method.phone",
} as const;

/** The ways in that this account has. */
export function MethodChoice({ started, onPassword, onCodeSent }: MethodChoiceProps) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const { isRunning, run } = useSingleFlight();
  const contacts = { email: started.maskedEmail ?? "", phone: started.maskedPhone ?? "" };

  async function sendCode(method: "email" | "phone") {
    setRefusal(undefined);
    const channel = method === "email" ? "EMAIL" : "PHONE";
    const { identityId } = started;
    const sent = await sendOneTimeCode(skywave, { identityId, channel, language: translate.locale });
    if (sent.ok) {
      const { resendAfterSeconds } = sent;
      onCodeSent({ identityId, channel, maskedContact: contacts[method], resendAfterSeconds });
    } else setRefusal(sent);
  }

  const choose = (method: SignInMethod) =>
    method === "password" ? onPassword() : void run(() => sendCode(method));

  return (
    <div className={styles.methods}>
      {refusal === undefined ? null : <SignInRefusalNotice refusal={refusal} />}
      <h2>{translate("sign-in.method-heading")}</h2>
      {started.methods.map((method) => (
        <Button key={method} look="quiet" isWorking={isRunning} onPress={() => choose(method)}>
          {translate(METHOD_TEXTS[method], { contact: method === "password" ? "" : contacts[method] })}
        </Button>
      ))}
    </div>
  );
}
