import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { AddressFields } from "../billing-fields/address-fields.tsx";
import { type EditMethodInput, useEditMethod } from "./use-edit-method.ts";

/** When a card runs out, and where its owner gets the bills of the bank. */
export function EditMethod({ onCancel, ...input }: EditMethodInput & { onCancel: () => void }) {
  const translate = useTranslate<"bills">();
  const form = useEditMethod(input);
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      noValidate
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextField
        label={translate("methods.expiry")}
        name="expiry"
        value={form.expiry}
        onChange={form.setExpiry}
        autoComplete="cc-exp"
        error={form.expiryProblem}
      />
      <AddressFields control={form.control} isOfCard />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={form.isSaving} workingText={translate("methods.saving")}>
          {translate("methods.save")}
        </Button>
        <TextButton onPress={onCancel}>{translate("methods.cancel")}</TextButton>
      </div>
    </form>
  );
}
