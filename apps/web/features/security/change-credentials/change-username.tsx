import { changeUsername, type ChangeUsernameOutcome } from "@skywave/services/security/change-username";
import { type FormEvent, useState } from "react";
import formStyles from "../../../forms/form.module.css";
import { useSingleFlight } from "../../../forms/use-single-flight.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp } from "../../../platform/app-services.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/text-button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useStepUp } from "../step-up/step-up-context.ts";
import { Section } from "../view-security/section.tsx";
import styles from "../view-security/security.module.css";
import { CredentialRefusalNotice } from "./credential-refusal-notice.tsx";

interface ChangeUsernameProps {
  current: string | undefined;
  onChanged: () => Promise<void>;
}

/** The name that may be typed in place of the address. */
export function ChangeUsername({ current, onChanged }: ChangeUsernameProps) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const withStepUp = useStepUp();
  const [view, setView] = useState<"shown" | "editing" | "saved">("shown");
  const [username, setUsername] = useState(current ?? "");
  const [refusal, setRefusal] = useState<Extract<ChangeUsernameOutcome, { ok: false }>>();
  const { isRunning, run } = useSingleFlight();
  const openText = translate(current === undefined ? "security.username-add" : "security.change");

  async function change() {
    setRefusal(undefined);
    const outcome = await withStepUp(() => changeUsername(skywave, username));
    if (!outcome.ok) return setRefusal(outcome);
    setView("saved");
    return onChanged();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(change);
  }

  return (
    <Section
      heading={translate("security.username")}
      act={
        view === "editing" ? null : (
          <TextButton
            label={`${openText}: ${translate("security.username")}`}
            onPress={() => setView("editing")}
          >
            {openText}
          </TextButton>
        )
      }
    >
      {view === "saved" ? <Notice tone="good">{translate("security.saved")}</Notice> : null}
      {view === "editing" ? (
        <form className={formStyles.form} onSubmit={submit} noValidate>
          {refusal === undefined ? null : <CredentialRefusalNotice refusal={refusal} />}
          <TextField
            label={translate("security.username-new")}
            name="username"
            value={username}
            onChange={setUsername}
            autoComplete="username"
          />
          <div className={formStyles.foot}>
            <Button type="submit" isWorking={isRunning}>
              {translate("security.save")}
            </Button>
            <TextButton onPress={() => setView("shown")}>{translate("security.cancel")}</TextButton>
          </div>
        </form>
      ) : (
        <p className={styles.value}>{current ?? translate("security.username-none")}</p>
      )}
    </Section>
  );
}
