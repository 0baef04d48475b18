import { changeContact } from "@skywave/services/identities/change-contact";
import { type FormEvent, useEffect, useRef, useState } from "react";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useDraft } from "#platform/use-draft.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { useStepUp } from "../step-up/step-up-context.ts";
import type { ContactRefusal } from "./change-contact.tsx";
import { CredentialRefusalNotice } from "./credential-refusal-notice.tsx";

interface ContactFormProps {
  kind: "email" | "phone";
  /** The contact that is on file unproved; a code is on its way to it. */
  toProve?: string | undefined;
  onDone: () => Promise<void>;
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void;
}

/** A new address or number, then the code that proves it. What was typed stays through every refusal. */
export function ContactForm({ kind, toProve, onDone, onCancel }: ContactFormProps) {
  const translate = useTranslate<"security">();
  const { skywave, tracking } = useApp();
  const withStepUp = useStepUp();
  const draft = useDraft(kind);
  const contact = toProve ?? draft.text;
  const [code, setCode] = useState("");
  const [isWaitingForCode, setWaiting] = useState(toProve !== undefined);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<ContactRefusal>();
  const [wasResent, setResent] = useState(false);
  const { isRunning, run } = useSingleFlight();
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWaitingForCode) codeField.current?.focus();
  }, [isWaitingForCode]);

  async function change(typed: { code?: string }) {
    setRefusal(undefined);
    setResent(false);
    const outcome = await withStepUp(() => changeContact(skywave, { kind, contact, ...typed }));
    if (outcome.ok) {
      draft.forget();
      return onDone();
    }
    if (outcome.code === "STEP_UP_REQUIRED") return undefined;
    if (outcome.code !== "WAITING_ON_ONE_TIME_PASSWORD_ERROR") return setRefusal(outcome);
    setResent(isWaitingForCode);
    return setWaiting(true);
  }

  function cancel() {
    draft.forget();
    onCancel?.();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = (isWaitingForCode ? code : contact).trim() === "";
    setError(isEmpty ? translate("security.contact.empty") : undefined);
    if (isEmpty) tracking.userErrors([isWaitingForCode ? `${kind}Code` : `${kind}New`]);
    else void run(() => change(isWaitingForCode ? { code } : {}));
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      {refusal === undefined ? null : <CredentialRefusalNotice refusal={refusal} />}
      {wasResent ? <Notice tone="good">{translate("sign-in.resent")}</Notice> : null}
      {isWaitingForCode ? (
        <TextField
          label={translate("sign-in.code")}
          name={`${kind}Code`}
          ref={codeField}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          description={translate("security.code-to-contact", { contact })}
          error={error}
        />
      ) : (
        <TextField
          label={translate(`security.${kind}-new`)}
          name={`${kind}New`}
          value={draft.text}
          onChange={draft.type}
          type={kind === "email" ? "email" : "tel"}
          autoComplete={kind === "email" ? "email" : "tel"}
          error={error}
        />
      )}
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning}>
          {translate(isWaitingForCode ? "security.save" : "sign-in.continue")}
        </Button>
        {isWaitingForCode ? (
          <TextButton isWorking={isRunning} onPress={() => void run(() => change({}))}>
            {translate("sign-in.resend")}
          </TextButton>
        ) : null}
        {onCancel === undefined ? null : (
          <TextButton onPress={cancel}>{translate("security.cancel")}</TextButton>
        )}
      </div>
    </form>
  );
}
