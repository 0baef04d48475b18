import { type StartSignInOutcome, startSignIn } from "@skywave/services/authentication/start-sign-in";
import { type FormEvent, useState } from "react";
import formStyles from "#forms/form.module.css";
import { type OnlyProblem, useFocusOnProblem } from "#forms/use-focus-on-problem.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";
import { SignInRefusalNotice } from "../parts/sign-in-refusal-notice.tsx";

export type SignInStarted = Extract<StartSignInOutcome, { ok: true }>;

const LONGEST_HANDLE = 254;

interface HandleFormProps {
  handle: string;
  onHandleChange: (handle: string) => void;
  onStarted: (started: SignInStarted) => void;
}

/** Who signs in. */
export function HandleForm({ handle, onHandleChange, onStarted }: HandleFormProps) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const [problem, setProblem] = useState<OnlyProblem>();
  const form = useFocusOnProblem(problem);
  const { isRunning, run } = useSingleFlight();

  async function start() {
    const typed = handle.trim();
    const isTooLong = typed.length > LONGEST_HANDLE;
    setRefusal(undefined);
    if (typed === "" || isTooLong) {
      setProblem({ text: translate(isTooLong ? "sign-in.handle-tooLong" : "sign-in.handle-empty") });
      return tracking.userErrors(["handle"]);
    }
    setProblem(undefined);
    tracking.event("continue", { componentName: "signIn" });
    const outcome = await startSignIn(skywave, { handle: typed, language: translate.locale });
    if (outcome.ok) onStarted(outcome);
    else {
      tracking.businessError(outcome.code);
      setRefusal(outcome);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(start);
  }

  return (
    <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
      {refusal === undefined ? null : <SignInRefusalNotice refusal={refusal} />}
      <TextField
        label={translate("sign-in.handle")}
        name="handle"
        value={handle}
        onChange={onHandleChange}
        autoComplete="username webauthn"
        inputMode="email"
        error={problem?.text}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning}>
          {translate("sign-in.continue")}
        </Button>
      </div>
    </form>
  );
}
