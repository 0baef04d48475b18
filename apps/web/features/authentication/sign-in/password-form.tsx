import { signInWithPassword } from "@skywave/services/authentication/sign-in-with-password";
import { type FormEvent, useState } from "react";
import formStyles from "#forms/form.module.css";
import { type OnlyProblem, useFocusOnProblem } from "#forms/use-focus-on-problem.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { trackLookup } from "#forms/track-lookup.ts";
import { Button } from "#ui/button/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";
import { SignInRefusalNotice } from "../parts/sign-in-refusal-notice.tsx";

interface PasswordFormProps {
  handle: string;
  onSignedIn: () => void;
}

/** Signs in with the password. A wrong one stays, so that a slip can be mended. */
export function PasswordForm({ handle, onSignedIn }: PasswordFormProps) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<OnlyProblem>();
  const form = useFocusOnProblem(problem);
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const { isRunning, run } = useSingleFlight();

  async function signIn() {
    setRefusal(undefined);
    setProblem(password === "" ? { text: translate("field.password.empty") } : undefined);
    if (password === "") return;
    const outcome = await trackLookup(tracking, "LOGIN", () =>
      signInWithPassword(skywave, { handle, password }),
    );
    if (outcome.ok) return onSignedIn();
    tracking.businessError(outcome.code);
    setRefusal(outcome);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(signIn);
  }

  return (
    <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
      {refusal === undefined ? null : <SignInRefusalNotice refusal={refusal} />}
      {/* Lets a password manager know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={handle} readOnly hidden />
      <PasswordField
        label={translate("account-step.password")}
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={problem?.text}
        showText={translate("action.show")}
        hideText={translate("action.hide")}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning}>
          {translate("sign-in.submit")}
        </Button>
      </div>
    </form>
  );
}
