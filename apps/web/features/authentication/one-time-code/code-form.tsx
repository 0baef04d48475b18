import { isOneTimeCode, readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import type { EarlierAccountFound } from "@skywave/services/authentication/earlier-account";
import type { SendOneTimeCodeOutcome } from "@skywave/services/authentication/send-one-time-code";
import type { SignInWithOneTimeCodeOutcome } from "@skywave/services/authentication/sign-in-with-one-time-code";
import { type FormEvent, useRef, useState } from "react";
import formStyles from "#forms/form.module.css";
import { type OnlyProblem, useFocusOnProblem } from "#forms/use-focus-on-problem.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { trackLookup } from "#forms/track-lookup.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { EarlierAccount } from "../earlier-account.tsx";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";
import { SignInRefusalNotice } from "../parts/sign-in-refusal-notice.tsx";
import { ResendCode } from "./resend-code.tsx";

/** A code is on its way. */
export interface CodeSent {
  channel: "EMAIL" | "PHONE";
  maskedContact: string;
  resendAfterSeconds: number;
  /** It was asked for before, in this tab or another, and is not sent anew so soon. */
  isEarlier?: boolean;
}

/** What a code is for: how it signs in, and how another one is asked for. Undefined where the page itself tells why not. */
export interface CodeProof {
  redeem: (code: string) => Promise<SignInWithOneTimeCodeOutcome | undefined>;
  send: () => Promise<SendOneTimeCodeOutcome | undefined>;
}

interface CodeFormProps {
  sent: CodeSent;
  proof: CodeProof;
  /** Who signs in, where the page knows it. */
  handle?: string;
  /** What the button says where the code does not sign in. */
  submitText?: string;
  onSignedIn: () => void;
}

/**
 * Signs in with the code that was sent: one field, so that it can be pasted or filled in by the phone, and which
 * sends itself once it is whole.
 */
export function CodeForm({ sent, proof, handle, submitText, onSignedIn }: CodeFormProps) {
  const translate = useTranslate();
  const { tracking } = useApp();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<OnlyProblem>();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const [found, setFound] = useState<EarlierAccountFound>();
  const form = useFocusOnProblem(problem);
  const { isRunning, run } = useSingleFlight();

  const tried = useRef("");
  const isIn = useRef(false);

  async function signIn(typed: string) {
    // The page that follows may take a moment, and a code is good once.
    if (isIn.current) return;
    setRefusal(undefined);
    tried.current = readOneTimeCode(typed);
    const wrong = checkCode(typed);
    setProblem(wrong === undefined ? undefined : { text: translate(wrong) });
    if (wrong !== undefined) return tracking.userErrors(["code"]);
    const outcome = await trackLookup(tracking, "LOGIN", () => proof.redeem(typed));
    if (outcome === undefined) return;
    isIn.current = outcome.ok;
    if (outcome.ok) return onSignedIn();
    if (outcome.code === "EARLIER_ACCOUNT") return setFound(outcome);
    tracking.businessError(outcome.code);
    setRefusal(outcome);
  }

  /** Six digits are all there is to say; those that were refused are sent again by the button alone. */
  function change(typed: string) {
    setCode(typed);
    const digits = readOneTimeCode(typed);
    if (isOneTimeCode(digits) && digits !== tried.current) void run(() => signIn(typed));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(() => signIn(code));
  }

  if (found !== undefined) return <EarlierAccount handle={handle} found={found} onSignedIn={onSignedIn} />;
  return (
    <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
      {refusal === undefined ? null : <SignInRefusalNotice refusal={refusal} />}
      <TextField
        label={translate("sign-in.code")}
        name="code"
        value={code}
        onChange={change}
        autoComplete="one-time-code"
        inputMode="numeric"
        description={translate(sent.isEarlier === true ? "sign-in.code-sent-earlier" : "sign-in.code-sent", {
          contact: sent.maskedContact,
        })}
        error={problem?.text}
      />
      <span role="status" className="visually-hidden">
        {isRunning ? translate("sign-in.code-checking") : ""}
      </span>
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning}>
          {submitText ?? translate("sign-in.submit")}
        </Button>
        <ResendCode waitInSeconds={sent.resendAfterSeconds} send={proof.send} onRefused={setRefusal} />
      </div>
    </form>
  );
}

/** What is wrong with a typed or pasted code, if anything; blanks, hyphens and the script of digits do not matter. */
export function checkCode(typed: string): "sign-in.code-empty" | "sign-in.code-invalid" | undefined {
  const code = readOneTimeCode(typed);
  if (code === "") return "sign-in.code-empty";
  return isOneTimeCode(code) ? undefined : "sign-in.code-invalid";
}
