import { changeUsername, type ChangeUsernameOutcome } from "@skywave/services/identities/change-username";
import { useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useDraft, useHasDraft } from "#platform/use-draft.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import { useStepUp } from "../step-up/step-up-context.ts";
import styles from "../section/security.module.css";
import { CredentialRefusalNotice } from "./credential-refusal-notice.tsx";
import { EditableSection } from "../section/editable-section.tsx";

interface ChangeUsernameProps {
  current: string | undefined;
  onChanged: () => Promise<void>;
}

/** The name that may be typed in place of the address. */
export function ChangeUsername({ current, onChanged }: ChangeUsernameProps) {
  const translate = useTranslate<"security">();
  const { skywave, tracking } = useApp();
  const withStepUp = useStepUp();
  const wasTyping = useHasDraft("username");
  const draft = useDraft("username", current);
  const [refusal, setRefusal] = useState<Extract<ChangeUsernameOutcome, { ok: false }>>();
  const openText = translate(current === undefined ? "security.username-add" : "security.change");

  async function change() {
    setRefusal(undefined);
    tracking.event("generic-button-click", { componentName: "changeUsername" });
    const outcome = await withStepUp(() => changeUsername(skywave, draft.text));
    if (outcome.ok) draft.forget();
    else {
      tracking.businessError(outcome.code);
      setRefusal(outcome);
    }
    return outcome.ok;
  }

  return (
    <EditableSection
      heading={translate("security.username")}
      openText={openText}
      openLabel={`${openText}, ${translate("security.username")}`}
      isOpenAtFirst={wasTyping}
      value={<p className={styles.value}>{current ?? translate("security.username-none")}</p>}
      onSave={change}
      onSaved={onChanged}
      onCancel={draft.forget}
    >
      {refusal === undefined ? null : <CredentialRefusalNotice refusal={refusal} />}
      <TextField
        label={translate("security.username-new")}
        name="username"
        value={draft.text}
        onChange={draft.type}
        autoComplete="username"
      />
    </EditableSection>
  );
}
