import type { Passkey } from "@skywave/contract";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { removePasskey, renamePasskey } from "@skywave/services/authentication/passkeys/change-passkey";
import { type FormEvent, useState } from "react";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatList } from "#i18n/format.ts";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { useStepUp } from "../step-up/step-up-context.ts";
import styles from "../section/security.module.css";
import { useKeptFocus } from "#forms/use-kept-focus.ts";

interface PasskeyEntryProps {
  passkey: Passkey;
  onChanged: () => Promise<void>;
}

function formatHistory(
  { createdAt, lastUsedAt, isSynced }: Passkey,
  translate: Translator<"security">,
): string {
  const { locale } = translate;
  const facts = [
    translate("security.passkey-added", { date: formatInstantDay(createdAt, locale) }),
    lastUsedAt === null
      ? translate("security.passkey-unused")
      : translate("security.passkey-used", { date: formatInstantDay(lastUsedAt, locale) }),
    ...(isSynced ? [translate("security.passkey-synced")] : []),
  ];
  return formatList(facts, locale);
}

/** One passkey, to rename or remove. */
export function PasskeyEntry({ passkey, onChanged }: PasskeyEntryProps) {
  const translate = useTranslate<"security">();
  const { skywave } = useApp();
  const withStepUp = useStepUp();
  const [isRenaming, setRenaming] = useState(false);
  const [failure, setFailure] = useState<CommonFailure>();
  const { isRunning, run } = useSingleFlight();
  const part = useKeptFocus<HTMLLIElement>(isRenaming ? "renaming" : "shown");
  const { passkeyId, name } = passkey;

  const remove = () =>
    void run(async () => {
      setFailure(undefined);
      const outcome = await withStepUp(() => removePasskey(skywave, passkeyId));
      if (outcome.ok) return onChanged();
      return outcome.code === "STEP_UP_REQUIRED" ? undefined : setFailure(outcome);
    });

  async function rename(typed: string) {
    setFailure(undefined);
    const outcome = await renamePasskey(skywave, { passkeyId, name: typed });
    if (!outcome.ok && outcome.code !== "NOT_FOUND") return setFailure(outcome);
    setRenaming(false);
    return onChanged();
  }

  return (
    <li ref={part}>
      {failure === undefined ? null : <CommonFailureNotice failure={failure} />}
      {isRenaming ? (
        <RenameForm name={name} onSave={rename} onCancel={() => setRenaming(false)} />
      ) : (
        <>
          <div>
            <strong>{name}</strong>
            <span className={styles.soft}>{formatHistory(passkey, translate)}</span>
          </div>
          <div className={styles.acts}>
            <TextButton
              label={translate("security.passkey-rename-label", { name })}
              onPress={() => setRenaming(true)}
            >
              {translate("security.passkey-rename")}
            </TextButton>
            <TextButton
              label={translate("security.passkey-remove-label", { name })}
              isWorking={isRunning}
              onPress={remove}
            >
              {translate("security.remove")}
            </TextButton>
          </div>
        </>
      )}
    </li>
  );
}

const LONGEST_NAME = 60;

interface RenameFormProps {
  name: string;
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
}

function RenameForm({ name, onSave, onCancel }: RenameFormProps) {
  const translate = useTranslate<"security">();
  const { tracking } = useApp();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const { isRunning, run } = useSingleFlight();

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = typed.trim() === "";
    setError(isEmpty ? translate("security.contact.empty") : undefined);
    if (isEmpty) tracking.userErrors(["passkeyName"]);
    else void run(() => onSave(typed.trim()));
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextField
        label={translate("security.passkey-name")}
        name="passkeyName"
        value={typed}
        onChange={(value) => setTyped(value.slice(0, LONGEST_NAME))}
        autoComplete="off"
        error={error}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning}>
          {translate("security.save")}
        </Button>
        <TextButton onPress={onCancel}>{translate("security.cancel")}</TextButton>
      </div>
    </form>
  );
}
