import { useEffect, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useStages } from "#platform/use-stages.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { HandleForm, type SignInStarted } from "./handle-form.tsx";
import { type AwaitingMethod, MethodChoice } from "./method-choice.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SignInCode, type SignInCodeSent } from "./sign-in-code.tsx";
import { useFocusOnStage } from "../parts/use-focus-on-stage.ts";
import styles from "../parts/sign-in.module.css";

type Stage =
  | { name: "handle" }
  | { name: "method"; started: AwaitingMethod }
  | { name: "password"; started: AwaitingMethod }
  | { name: "link"; maskedContact: string; started: AwaitingMethod }
  | {
      name: "code";
      sent: SignInCodeSent;
      started: AwaitingMethod | undefined;
      /** It was asked for in the place of a password that nobody remembers. */
      isForgotten?: boolean;
    };

interface SignInProps {
  handle: string;
  /** A code was sent before this was shown. */
  waiting?: { identityId: string; maskedContact: string };
  /** The page has no steps of its own, so the browser's back button may lead from stage to stage. */
  isInHistory?: boolean;
  /** Whether the code that is asked for stands for a forgotten password, to be replaced once they are in. */
  onForgotten?: (isForgotten: boolean) => void;
  onSignedIn: (handle: string) => void;
}

const RESEND_AFTER_SECONDS = 30;

/** The stages of signing in, as the browser's history names them. */
export const SIGN_IN_STAGES = "sign-in";

function firstStage(waiting: SignInProps["waiting"]): Stage {
  if (waiting === undefined) return { name: "handle" };
  const sent: SignInCodeSent = { ...waiting, channel: "EMAIL", resendAfterSeconds: RESEND_AFTER_SECONDS };
  return { name: "code", sent, started: undefined };
}

function stageAfterHandle(started: SignInStarted): Stage {
  if (started.status === "AwaitingOTP") {
    const { identityId, maskedContact, resendAfterSeconds, isEarlier } = started;
    const sent: SignInCodeSent = {
      identityId,
      channel: "EMAIL",
      maskedContact,
      resendAfterSeconds,
      isEarlier,
    };
    return { name: "code", sent, started: undefined };
  }
  const isPasswordOnly = started.methods.length === 1 && started.methods[0] === "password";
  return { name: isPasswordOnly ? "password" : "method", started };
}

/** Signing in, one question at a time: who, how, and the proof. */
export function SignIn({ handle, waiting, isInHistory = false, onForgotten, onSignedIn }: SignInProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(handle);
  const { stage, enter, restart } = useStages<Stage>(SIGN_IN_STAGES, firstStage(waiting), { isInHistory });
  const box = useFocusOnStage(stage.name);
  const isForgotten = stage.name === "code" && stage.isForgotten === true;
  useEffect(() => onForgotten?.(isForgotten), [isForgotten, onForgotten]);
  const finish = () => onSignedIn(typed.trim());
  const otherMethods =
    "started" in stage && stage.name !== "method" && (stage.started?.methods.length ?? 0) > 1
      ? stage.started
      : undefined;

  return (
    <div ref={box} className={styles.signIn}>
      {stage.name === "handle" || typed === "" ? null : (
        <p className={styles.who}>
          {translate("sign-in.as", { handle: typed.trim() })}
          <TextButton onPress={() => restart({ name: "handle" })}>
            {translate("sign-in.change-handle")}
          </TextButton>
        </p>
      )}
      {stage.name === "handle" ? (
        <>
          <HandleForm
            handle={typed}
            onHandleChange={setTyped}
            onStarted={(started) => enter(stageAfterHandle(started))}
          />
          <PasskeySignIn onSignedIn={finish} />
        </>
      ) : null}
      {stage.name === "method" ? (
        <MethodChoice
          started={stage.started}
          handle={typed.trim()}
          onLinkSent={(maskedContact) => enter({ name: "link", maskedContact, started: stage.started })}
          onPassword={() => enter({ name: "password", started: stage.started })}
          onCodeSent={(sent) => enter({ name: "code", sent, started: stage.started })}
        />
      ) : null}
      {stage.name === "password" ? <PasswordForm handle={typed.trim()} onSignedIn={finish} /> : null}
      {stage.name === "code" ? (
        <SignInCode sent={stage.sent} handle={typed.trim()} onSignedIn={finish} />
      ) : null}
      {stage.name === "link" ? (
        <Notice tone="good" takesFocus>
          {translate("sign-in.link-sent", { contact: stage.maskedContact })}
        </Notice>
      ) : null}
      {stage.name === "code" || stage.name === "link" ? (
        <p className={styles.hint}>{translate("sign-in.nothing-came")}</p>
      ) : (
        <ForgottenPassword
          handle={typed.trim()}
          onSent={(sent) => enter({ name: "code", sent, started: undefined, isForgotten: true })}
        />
      )}
      {otherMethods === undefined ? null : (
        <TextButton onPress={() => enter({ name: "method", started: otherMethods })}>
          {translate("sign-in.other-method")}
        </TextButton>
      )}
    </div>
  );
}
