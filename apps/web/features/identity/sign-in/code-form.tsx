import { signInWithOneTimeCode } from "@skywave/services/identity/sign-in-with-one-time-code";
import { type FormEvent, useState } from "react";
import formStyles from "../../../forms/form.module.css";
import { useSingleFlight } from "../../../forms/use-single-flight.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp } from "../../../platform/app-services.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { checkCode } from "./check-code.ts";
import { ResendCode } from "./resend-code.tsx";
import type { SignInRefusal } from "./sign-in-messages.ts";
import { SignInRefusalNotice } from "./sign-in-refusal-notice.tsx";

/** A code is on its way. */
export interface CodeSent {
  identityId: string;
  channel: "EMAIL" | "PHONE";
  maskedContact: string;
  resendAfterSeconds: number;
  /** It was asked for before, in this tab or another, and is not sent anew so soon. */
  isEarlier?: boolean;
}

interface CodeFormProps {
  sent: CodeSent;
  onSignedIn: () => void;
}

/** Signs in with the code that was sent: one field, so that it can be pasted or filled in by the phone. */
export function CodeForm({ sent, onSignedIn }: CodeFormProps) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const { isRunning, run } = useSingleFlight();

  async function signIn() {
    setRefusal(undefined);
    const problem = checkCode(code);
    setError(problem === undefined ? undefined : translate(problem));
    if (problem !== undefined) return;
    tracking.authenticationStarted("LOGIN");
    const outcome = await signInWithOneTimeCode(skywave, { identityId: sent.identityId, code });
    if (outcome.ok) {
      tracking.authenticationSucceeded("LOGIN");
      return onSignedIn();
    }
    tracking.authenticationFailed("LOGIN");
    tracking.businessError(outcome.code);
    setRefusal(outcome);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(signIn);
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      {refusal === undefined ? null : <SignInRefusalNotice refusal={refusal} />}
      <TextField
        label={translate("sign-in.code")}
        name="code"
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        inputMode="numeric"
        description={translate(sent.isEarlier === true ? "sign-in.code-sent-earlier" : "sign-in.code-sent", {
          contact: sent.maskedContact,
        })}
        error={error}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning}>
          {translate("sign-in.submit")}
        </Button>
        <ResendCode sent={sent} onRefused={setRefusal} />
      </div>
    </form>
  );
}
