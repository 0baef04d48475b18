import { requestMagicLink } from "@skywave/services/authentication/request-magic-link";
import { useLayoutEffect, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { sendCode } from "./send-code.ts";
import type { SignInCodeSent } from "./sign-in-code.tsx";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";
import { SignInRefusalNotice } from "../parts/sign-in-refusal-notice.tsx";
import type { AwaitingMethod } from "./stages.ts";
import { describeWays, tellWay, type Way } from "./verification-options.ts";
import styles from "../parts/sign-in.module.css";

interface MethodChoiceProps {
  started: AwaitingMethod;
  handle: string;
  onPassword: () => void;
  onLinkSent: (maskedContact: string) => void;
  onCodeSent: (sent: SignInCodeSent) => void;
}

const METHOD_TEXTS = {
  password: "sign-in.method.password",
  email: "sign-in.method.email",
  link: "sign-in.method.link",
  phone: "sign-in.method.phone",
} as const;

/** The ways in that this account has. */
export function MethodChoice(props: MethodChoiceProps) {
  const { started, handle, onPassword, onCodeSent, onLinkSent } = props;
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const [chosen, setChosen] = useState<Way>();
  const { isRunning, run } = useSingleFlight();
  const { maskedEmail = "", maskedPhone = "" } = started;
  const contacts = { password: "", email: maskedEmail, link: maskedEmail, phone: maskedPhone };

  const ways: readonly Way[] = [...started.methods, ...(maskedEmail === "" ? [] : (["link"] as const))];

  // Before one of them can be chosen.
  useLayoutEffect(() => describeWays(tracking, started), [tracking, started]);

  async function sendCodeBy(method: "email" | "phone") {
    setRefusal(undefined);
    const outcome = await sendCode(skywave, { started, method, language: translate.locale });
    if (outcome.ok) onCodeSent(outcome.sent);
    else setRefusal(outcome);
  }

  async function sendLink() {
    setRefusal(undefined);
    const returnPath = new URLSearchParams(location.search).get("returnUrl");
    const sent = await requestMagicLink(skywave, {
      handle,
      baseUrl: location.origin,
      language: translate.locale,
      ...(returnPath?.startsWith("/") === true && { returnPath }),
    });
    if (sent.ok) onLinkSent(maskedEmail);
    else setRefusal(sent);
  }

  function choose(method: Way) {
    if (!isRunning) {
      setChosen(method);
      tellWay(tracking, method);
    }
    switch (method) {
      case "password":
        return onPassword();
      case "link":
        return void run(sendLink);
      case "email":
      case "phone":
        return void run(() => sendCodeBy(method));
    }
  }

  return (
    <div className={styles.methods}>
      {refusal === undefined ? null : <SignInRefusalNotice refusal={refusal} />}
      <h2>{translate("sign-in.method-heading")}</h2>
      {ways.map((method) => (
        <Button
          key={method}
          look="quiet"
          isWorking={isRunning && method === chosen}
          onPress={() => choose(method)}
        >
          {translate(METHOD_TEXTS[method], { contact: contacts[method] })}
        </Button>
      ))}
    </div>
  );
}
