import {
  PASSWORD_ADVISED_LENGTH,
  PASSWORD_MAXIMUM_LENGTH,
  PASSWORD_MINIMUM_LENGTH,
} from "@skywave/domain/identity/password";
import { type Control, Controller, useWatch } from "react-hook-form";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import formStyles from "../../../forms/form.module.css";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { CommonFailureNotice } from "../../../platform/common-failure-notice.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { StrengthMeter } from "../../../ui/fields/strength-meter.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { type AccountValues, strengthOf } from "./check-account.ts";
import { type CreateAccountInput, useCreateAccount } from "./use-create-account.ts";

const LEVELS = { none: 0, fair: 1, good: 2, strong: 3 } as const;

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
      {failure === undefined ? null : <CommonFailureNotice failure={failure} />}
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

function NewPassword({ control }: { control: Control<AccountValues> }) {
  const translate = useTranslate();
  const [email, password] = useWatch({ control, name: ["email", "password"] });
  const strength = strengthOf({ email, password });
  return (
    <div>
      <Controller
        control={control}
        name="password"
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={translate("account-step.password")}
            autoComplete="new-password"
            description={translate("password.rules", {
              minimum: PASSWORD_MINIMUM_LENGTH,
              maximum: PASSWORD_MAXIMUM_LENGTH,
              advised: PASSWORD_ADVISED_LENGTH,
            })}
            error={fieldState.error?.message}
            showText={translate("action.show")}
            hideText={translate("action.hide")}
          />
        )}
      />
      <StrengthMeter
        level={LEVELS[strength]}
        text={translate("password.strength", {
          strength: translate(`password.strength.${strength}`, { count: PASSWORD_MINIMUM_LENGTH }),
        })}
      />
    </div>
  );
}
