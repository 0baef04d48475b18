import type { SignInMethod } from "@skywave/services/authentication/start-sign-in";
import { requestMagicLink } from "@skywave/services/authentication/request-magic-link";
import { isCodeOnItsWay, sendOneTimeCode } from "@skywave/services/authentication/send-one-time-code";
import { useLayoutEffect, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import type { SignInStarted } from "./handle-form.tsx";
import type { SignInCodeSent } from "./sign-in-code.tsx";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";
import { SignInRefusalNotice } from "../parts/sign-in-refusal-notice.tsx";
import styles from "../parts/sign-in.module.css";

export type AwaitingMethod = Extract<SignInStarted, { status: "AwaitingAuthMethod" }>;

interface MethodChoiceProps {
  started: AwaitingMethod;
  handle: string;
  onPassword: () => void;
  onLinkSent: (maskedContact: string) => void;
  onCodeSent: (sent: SignInCodeSent) => void;
}

/** The ways that the account has, and the link, which needs no more than its address. */
type Way = SignInMethod | "link";

/** The same ways as analytics names them; a link comes by mail. */
const VERIFICATION_OPTIONS = { password: "password", email: "email", link: "email", phone: "text" } as const;

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
  useLayoutEffect(() => {
    const verificationOptions = started.methods.map((method) => VERIFICATION_OPTIONS[method]);
    tracking.describe({ account: { verificationOptions } });
  }, [tracking, started]);

  async function sendCode(method: "email" | "phone") {
    setRefusal(undefined);
    const channel = method === "email" ? "EMAIL" : "PHONE";
    const { identityId } = started;
    const sent = await sendOneTimeCode(skywave, { identityId, channel, language: translate.locale });
    if (sent.ok) {
      const { resendAfterSeconds } = sent;
      onCodeSent({ identityId, channel, maskedContact: contacts[method], resendAfterSeconds });
    } else if (isCodeOnItsWay(sent)) {
      const resendAfterSeconds = sent.retryAfterInSeconds;
      onCodeSent({
        identityId,
        channel,
        maskedContact: contacts[method],
        resendAfterSeconds,
        isEarlier: true,
      });
    } else setRefusal(sent);
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
      tracking.event("generic-button-click", {
        componentName: "verificationOptions",
        selectedVerificationOption: VERIFICATION_OPTIONS[method],
      });
    }
    switch (method) {
      case "password":
        return onPassword();
      case "link":
        return void run(sendLink);
      case "email":
      case "phone":
        return void run(() => sendCode(method));
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
