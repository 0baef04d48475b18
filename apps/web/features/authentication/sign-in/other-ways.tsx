import { startSignIn } from "@skywave/services/authentication/start-sign-in";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { sendCode } from "./send-code.ts";
import { type AwaitingMethod, onlyByCode, type Stage } from "./stages.ts";
import { describeWays, tellWay } from "./verification-options.ts";
import styles from "../parts/sign-in.module.css";

interface OtherWaysProps {
  readHandle: () => Promise<string | undefined>;
  onRefused: (refusal: SignInRefusal | undefined) => void;
  onStage: (stage: Stage) => void;
  onSignedIn: () => void;
}

/** The ways in without a password: a code by mail and a passkey at one press, and the rest for whoever wants them. */
export function OtherWays({ readHandle, onRefused, onStage, onSignedIn }: OtherWaysProps) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  const [pressed, setPressed] = useState<"code" | "others">();
  const { isRunning, run } = useSingleFlight();
  const language = translate.locale;

  /** How the account can be signed in to, where that is a question at all. */
  async function findWays(): Promise<AwaitingMethod | undefined> {
    onRefused(undefined);
    const handle = await readHandle();
    if (handle === undefined) return undefined;
    tracking.event("continue", { componentName: "signIn" });
    const started = await startSignIn(skywave, { handle, language });
    if (!started.ok) {
      tracking.businessError(started.code);
      onRefused(started);
    } else if (started.status === "AwaitingOTP") onStage(onlyByCode(started));
    else if (started.methods.every((method) => method === "password"))
      onRefused({ ok: false, code: "PASSWORD_ONLY" });
    else return started;
    return undefined;
  }

  async function mailCode() {
    const started = await findWays();
    if (started === undefined) return;
    if (started.maskedEmail === undefined) return onStage({ name: "method", started });
    describeWays(tracking, started);
    tellWay(tracking, "email");
    const outcome = await sendCode(skywave, { started, method: "email", language });
    if (outcome.ok) onStage({ name: "code", sent: outcome.sent, started });
    else onRefused(outcome);
  }

  async function showOthers() {
    const started = await findWays();
    if (started !== undefined) onStage({ name: "method", started });
  }

  function press(button: "code" | "others", act: () => Promise<void>) {
    if (!isRunning) setPressed(button);
    void run(act);
  }

  return (
    <div className={styles.methods}>
      <p className={styles.or}>{translate("sign-in.or")}</p>
      <div className={styles.ways}>
        <Button
          look="quiet"
          isWorking={isRunning && pressed === "code"}
          onPress={() => press("code", mailCode)}
        >
          {translate("sign-in.mail-code")}
        </Button>
        <PasskeySignIn onSignedIn={onSignedIn} />
      </div>
      <p>
        <TextButton isWorking={isRunning && pressed === "others"} onPress={() => press("others", showOthers)}>
          {translate("sign-in.other-method")}
        </TextButton>
      </p>
    </div>
  );
}
