import { type Control, Controller } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import type { LookUpValues } from "./check-look-up.ts";
import { useLookUpCustomer } from "./use-look-up-customer.ts";

const CONTACTS = [
  { name: "email", label: "account-step.email", autoComplete: "email", inputMode: "email" },
  { name: "phone", label: "look-up.phone", autoComplete: "tel-national", inputMode: "tel" },
] as const;
const NAMES = [
  { name: "firstName", label: "billing.first-name", autoComplete: "given-name", inputMode: "text" },
  { name: "lastName", label: "billing.last-name", autoComplete: "family-name", inputMode: "text" },
] as const;

/** The five fields by which a customer is known; all have to fit. */
export function LookUpForm({ onFound }: { onFound: () => void }) {
  const translate = useTranslate<"lookup">();
  const { country } = useApp();
  const form = useLookUpCustomer(onFound);
  const { control, refusal } = form;
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
      {refusal?.code === "NOT_FOUND" ? (
        <Notice tone="info" takesFocus>
          {translate("look-up.nobody")}
        </Notice>
      ) : null}
      {refusal === undefined || refusal.code === "NOT_FOUND" ? null : (
        <CommonFailureNotice failure={refusal} takesFocus />
      )}
      <div className={formStyles.pair}>
        {NAMES.map((field) => (
          <Field key={field.name} control={control} field={field} />
        ))}
      </div>
      {CONTACTS.map((field) => (
        <Field key={field.name} control={control} field={field} />
      ))}
      <Field
        control={control}
        field={{
          name: "zipCode",
          label: "billing.postal-code",
          autoComplete: "postal-code",
          inputMode: country === "US" ? "numeric" : "text",
        }}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={form.isSending} workingText={translate("look-up.looking")}>
          {translate("look-up.submit")}
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  control: Control<LookUpValues>;
  field: {
    name: keyof LookUpValues;
    label:
      | "account-step.email"
      | "look-up.phone"
      | "billing.first-name"
      | "billing.last-name"
      | "billing.postal-code";
    autoComplete: string;
    inputMode: "email" | "tel" | "text" | "numeric";
  };
}

function Field({ control, field: { name, label, ...input } }: FieldProps) {
  const translate = useTranslate<"lookup">();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField {...field} {...input} label={translate(label)} error={fieldState.error?.message} />
      )}
    />
  );
}
