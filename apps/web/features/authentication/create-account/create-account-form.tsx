import { isIneligible } from "@skywave/services/sessions/attach-identity";
import { type Control, Controller, useWatch } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { NewPasswordField } from "#forms/new-password-field.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { IneligibleIdentityNotice } from "#platform/ineligible-identity-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import type { AccountValues } from "./check-account.ts";
import { type CreateAccountInput, type OtherFailure, useCreateAccount } from "./use-create-account.ts";

interface CreateAccountFormProps extends CreateAccountInput {
  onEmailChange: (email: string) => void;
}

/** E-mail address and password of a new account; the password rules are told before they are broken. */
export function CreateAccountForm({ onEmailChange, ...input }: CreateAccountFormProps) {
  const translate = useTranslate();
  const { form, failure, problems, attempt, submit, isSending } = useCreateAccount(input);
  const { control } = form;

  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {failure === undefined ? null : <FailureNotice failure={failure} />}
      <Controller
        control={control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate("account-step.email")}
            type="email"
            inputMode="email"
            autoComplete="username"
            error={fieldState.error?.message}
            onChange={(value) => {
              field.onChange(value);
              onEmailChange(value);
            }}
          />
        )}
      />
      {input.mode === "emailOnly" ? null : <NewPassword control={control} />}
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isSending}>
          {translate("account-step.create")}
        </Button>
      </div>
    </form>
  );
}

function FailureNotice({ failure }: { failure: OtherFailure }) {
  if (isIneligible(failure)) return <IneligibleIdentityNotice refusal={failure} />;
  return <CommonFailureNotice failure={failure} />;
}

function NewPassword({ control }: { control: Control<AccountValues> }) {
  const translate = useTranslate();
  const email = useWatch({ control, name: "email" });
  return (
    <Controller
      control={control}
      name="password"
      render={({ field, fieldState }) => (
        <NewPasswordField
          {...field}
          label={translate("account-step.password")}
          email={email}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
