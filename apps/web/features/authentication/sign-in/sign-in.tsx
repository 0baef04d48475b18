import { useEffect, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useStages } from "#platform/use-stages.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { SignInCode } from "./sign-in-code.tsx";
import { SignInStart } from "./sign-in-start.tsx";
import { firstStage, type Stage } from "./stages.ts";
import { useFocusOnStage } from "../parts/use-focus-on-stage.ts";
import { useSignInForm } from "./use-sign-in-form.ts";
import styles from "../parts/sign-in.module.css";

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

/** The stages of signing in, as the browser's history names them. */
export const SIGN_IN_STAGES = "sign-in";

/** Signing in: by password or passkey on one screen, by a code on two. */
export function SignIn({ handle, waiting, isInHistory = false, onForgotten, onSignedIn }: SignInProps) {
  const translate = useTranslate();
  const credentials = useSignInForm(handle);
  const { stage, enter, restart } = useStages<Stage>(SIGN_IN_STAGES, firstStage(waiting), { isInHistory });
  const [fieldAtStart, setFieldAtStart] = useState<"handle" | "password">("handle");
  const box = useFocusOnStage(stage.name, fieldAtStart);
  const isForgotten = stage.name === "code" && stage.isForgotten === true;
  useEffect(() => onForgotten?.(isForgotten), [isForgotten, onForgotten]);
  const typed = credentials.form.getValues("handle").trim();
  const finish = () => onSignedIn(credentials.form.getValues("handle").trim());
  const otherMethods =
    "started" in stage && stage.name !== "method" && (stage.started?.methods.length ?? 0) > 1
      ? stage.started
      : undefined;

  function startAt(field: typeof fieldAtStart) {
    setFieldAtStart(field);
    restart({ name: "start" });
  }

  return (
    <div ref={box} className={styles.signIn}>
      {stage.name === "start" || typed === "" ? null : (
        <p className={styles.who}>
          {translate("sign-in.as", { handle: typed })}
          <TextButton onPress={() => startAt("handle")}>{translate("sign-in.change-handle")}</TextButton>
        </p>
      )}
      {stage.name === "start" ? <SignInStart {...credentials} onStage={enter} onSignedIn={finish} /> : null}
      {stage.name === "method" ? (
        <MethodChoice
          started={stage.started}
          handle={typed}
          onLinkSent={(maskedContact) => enter({ name: "link", maskedContact, started: stage.started })}
          onPassword={() => startAt("password")}
          onCodeSent={(sent) => enter({ name: "code", sent, started: stage.started })}
        />
      ) : null}
      {stage.name === "code" ? <SignInCode sent={stage.sent} handle={typed} onSignedIn={finish} /> : null}
      {stage.name === "link" ? (
        <Notice tone="good" takesFocus>
          {translate("sign-in.link-sent", { contact: stage.maskedContact })}
        </Notice>
      ) : null}
      {stage.name === "code" || stage.name === "link" ? (
        <p className={styles.hint}>{translate("sign-in.nothing-came")}</p>
      ) : null}
      {otherMethods === undefined ? null : (
        <TextButton onPress={() => enter({ name: "method", started: otherMethods })}>
          {translate("sign-in.other-method")}
        </TextButton>
      )}
    </div>
  );
}
