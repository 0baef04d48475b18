import type { Subscription } from "@skywave/contract";
import { updateNickname, type UpdateNicknameOutcome } from "@skywave/services/subscriptions/update-nickname";
import { type FormEvent, useState } from "react";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";

const LONGEST_NICKNAME = 30;

interface NicknameFormProps {
  subscription: Subscription;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

/** Asks for the name of a plan and keeps it. */
export function NicknameForm({ subscription: { id, nickname = "" }, onSaved, onCancel }: NicknameFormProps) {
  const translate = useTranslate<"plans">();
  const { skywave, tracking } = useApp();
  const [typed, setTyped] = useState(nickname);
  const [refusal, setRefusal] = useState<Extract<UpdateNicknameOutcome, { ok: false }>>();
  const { isRunning, run } = useSingleFlight();

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      setRefusal(undefined);
      const outcome = await updateNickname(skywave, { subscriptionId: id, nickname: typed });
      if (outcome.ok) return onSaved();
      tracking.businessError(outcome.code);
      return setRefusal(outcome);
    });
  }

  const isInvalid = refusal?.code === "INVALID_PAYLOAD" || refusal?.code === "NOT_FOUND";
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      {refusal === undefined || isInvalid ? null : <CommonFailureNotice failure={refusal} takesFocus />}
      <TextField
        label={translate("nickname.label")}
        name="nickname"
        value={typed}
        onChange={(value) => setTyped(value.slice(0, LONGEST_NICKNAME))}
        autoComplete="off"
        optional={translate("nickname.optional")}
        description={translate("nickname.text")}
        error={refusal !== undefined && isInvalid ? translate(`nickname.${refusal.code}`) : undefined}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning} workingText={translate("plan.working")}>
          {translate("nickname.save")}
        </Button>
        <TextButton onPress={onCancel}>{translate("nickname.cancel")}</TextButton>
      </div>
    </form>
  );
}
