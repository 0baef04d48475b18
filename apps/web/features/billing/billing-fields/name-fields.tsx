import { type Control, Controller } from "react-hook-form";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import type { BillingValues } from "../save-billing-details/use-billing-form.ts";

/** First and last name, as they stand on the bill. */
export function NameFields({ control }: { control: Control<BillingValues> }) {
  const translate = useTranslate();
  return (
    <fieldset className={formStyles.group}>
      <legend className="visually-hidden">{translate("billing.name")}</legend>
      <div className={formStyles.pair}>
        <Controller
          control={control}
          name="firstName"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={translate("billing.first-name")}
              autoComplete="given-name"
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="lastName"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={translate("billing.last-name")}
              autoComplete="family-name"
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
    </fieldset>
  );
}
