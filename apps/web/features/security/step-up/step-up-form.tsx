import type { StepUpRequired } from "@skywave/services/authentication/step-up";
import {
  proveAgainWithCode,
  type ProveAgainOutcome,
  proveAgainWithPassword,
  sendProofCode,
  type SendProofCodeOutcome,
} from "@skywave/services/authentication/prove-again";
import {
  type ProveAgainWithPasskeyOutcome,
  proveAgainWithPasskey,
} from "@skywave/services/authentication/passkeys/prove-again-with-passkey";
import { type FormEvent, useState } from "react";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { usePasskeys } from "#platform/use-passkeys.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { StepUpRefusalNotice } from "./step-up-refusal-notice.tsx";

export type StepUpRefusal = Extract<
  ProveAgainOutcome | SendProofCodeOutcome | ProveAgainWithPasskeyOutcome,
  { ok: false }
>;

interface StepUpFormProps {
  required: StepUpRequired;
  /** A forgotten password may be replaced after a code. */
  isForPassword: boolean;
  onProven: () => void;
}

/** The proofs that this person can give: password, passkey, or a code where there is neither. */
export function StepUpForm({ required, isForPassword, onProven }: StepUpFormProps) {
  const translate = useTranslate<"security">();
  const { skywave, tracking } = useApp();
  const passkeys = usePasskeys();
  const { hasPassword, hasPasskey } = required;
  const [isByCode, setByCode] = useState(false);
  const [wasResent, setResent] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<StepUpRefusal>();
  const { isRunning, run } = useSingleFlight();
  const canUseCode = isForPassword || (!hasPassword && !hasPasskey);

  function attempt(prove: () => Promise<ProveAgainOutcome | ProveAgainWithPasskeyOutcome>) {
    void run(async () => {
      setRefusal(undefined);
      const outcome = await prove();
      if (outcome.ok) onProven();
      else setRefusal(outcome);
    });
  }

  function sendCode() {
    void run(async () => {
      const outcome = await sendProofCode(skywave, translate.locale);
      setRefusal(outcome.ok ? undefined : outcome);
      setError(undefined);
      // Too soon after the last one, which may be entered if it was sent for this and the question closed since.
      if (!outcome.ok && outcome.code !== "RATE_LIMIT_EXCEEDED") return;
      setResent(outcome.ok && isByCode);
      if (outcome.ok) setSent(true);
      setByCode(true);
      setTyped("");
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = typed.trim() === "";
    setResent(false);
    setError(isEmpty ? translate(isByCode ? "sign-in.code-empty" : "field.password.empty") : undefined);
    if (isEmpty) return tracking.userErrors([isByCode ? "stepUpCode" : "stepUpPassword"]);
    attempt(() => (isByCode ? proveAgainWithCode(skywave, typed) : proveAgainWithPassword(skywave, typed)));
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p>{translate(isByCode && wasSent ? "step-up.code" : "step-up.text")}</p>
      {refusal === undefined ? null : <StepUpRefusalNotice refusal={refusal} />}
      {wasResent ? <Notice tone="good">{translate("sign-in.resent")}</Notice> : null}
      {isByCode ? (
        <TextField
          label={translate("sign-in.code")}
          name="stepUpCode"
          value={typed}
          onChange={setTyped}
          autoComplete="one-time-code"
          inputMode="numeric"
          error={error}
        />
      ) : null}
      {!isByCode && hasPassword ? (
        <PasswordField
          label={translate("step-up.password")}
          name="stepUpPassword"
          value={typed}
          onChange={setTyped}
          autoComplete="current-password"
          error={error}
          showText={translate("action.show")}
          hideText={translate("action.hide")}
        />
      ) : null}
      <div className={formStyles.foot}>
        {isByCode || hasPassword ? (
          <Button type="submit" isWorking={isRunning}>
            {translate("step-up.confirm")}
          </Button>
        ) : null}
        {hasPasskey ? (
          <Button
            look="quiet"
            isWorking={isRunning}
            onPress={() => attempt(() => proveAgainWithPasskey(skywave, passkeys))}
          >
            {translate("step-up.with-passkey")}
          </Button>
        ) : null}
        {canUseCode ? (
          <TextButton isWorking={isRunning} onPress={sendCode}>
            {translate(hasPassword && !isByCode ? "step-up.with-code" : "sign-in.resend")}
          </TextButton>
        ) : null}
      </div>
    </form>
  );
}
