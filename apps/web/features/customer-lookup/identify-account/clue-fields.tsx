import { type Control, Controller, type UseFormSetValue } from "react-hook-form";
import { RadioIdField } from "#forms/radio-id/radio-id-field.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import type { ClueValues } from "./check-clues.ts";

interface ClueFieldProps {
  control: Control<ClueValues>;
}

/** The number of a radio. */
export function RadioClue({
  control,
  name,
  setValue,
}: ClueFieldProps & { name: "radioId" | "accountRadioId"; setValue: UseFormSetValue<ClueValues> }) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <RadioIdField
          {...field}
          error={fieldState.error?.message}
          onMend={(radioId) => setValue(name, radioId, { shouldValidate: true })}
        />
      )}
    />
  );
}

/** The number of an account. */
export function AccountNumberClue({ control }: ClueFieldProps) {
  const translate = useTranslate<"lookup">();
  return (
    <Controller
      control={control}
      name="accountNumber"
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={translate("identify.account-number")}
          description={translate("identify.account-number-hint")}
          inputMode="numeric"
          autoComplete="off"
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** What a customer knows of themselves. */
export function OwnClue({
  control,
  name,
  instead,
}: ClueFieldProps & {
  name: "lastName" | "zipCode" | "accountLastName" | "accountZip";
  /** What may be given in its place. */
  instead?: string;
}) {
  const translate = useTranslate();
  const { country } = useApp();
  const isName = name === "lastName" || name === "accountLastName";
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          optional={instead}
          label={translate(isName ? "billing.last-name" : "billing.postal-code")}
          autoComplete={isName ? "family-name" : "postal-code"}
          inputMode={!isName && country === "US" ? "numeric" : "text"}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
