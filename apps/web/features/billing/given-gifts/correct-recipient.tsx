import type { Gift } from "@skywave/contract";
import { useEffect, useState } from "react";
import { focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import type { TendGift } from "./use-tend-gift.ts";

interface CorrectRecipientProps {
  gift: Gift;
  tending: TendGift;
  onCancel: () => void;
}

/** Another address for a gift that was not sent yet. */
export function CorrectRecipient({ gift, tending, onCancel }: CorrectRecipientProps) {
  const translate = useTranslate<"gifts">();
  const [email, setEmail] = useState(gift.recipientEmail);
  const name = `recipientEmail-${gift.id}`;
  useEffect(() => focusField(name), [name, tending.emailProblem]);
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        tending.correct(email);
      }}
      noValidate
    >
      <TextField
        label={translate("given.email", { name: gift.recipientName })}
        name={name}
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="off"
        inputMode="email"
        error={tending.emailProblem}
      />
      <div className={formStyles.foot}>
        <Button
          type="submit"
          look="quiet"
          isWorking={tending.isWorking}
          workingText={translate("given.saving")}
        >
          {translate("given.save")}
        </Button>
        <TextButton onPress={onCancel}>{translate("given.keep")}</TextButton>
      </div>
    </form>
  );
}
