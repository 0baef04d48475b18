import {
  PASSWORD_ADVISED_LENGTH,
  PASSWORD_MAXIMUM_LENGTH,
  PASSWORD_MINIMUM_LENGTH,
} from "@skywave/domain/identity/password";
import type { Ref } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { StrengthMeter } from "#ui/fields/strength-meter.tsx";
import { strengthOf } from "./password-problem.ts";

const LEVELS = { none: 0, fair: 1, good: 2, strong: 3 } as const;

interface NewPasswordFieldProps {
  label: string;
  /** Whose password it is: parts of the address make it weak. */
  email: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  error?: string | undefined;
}

/** A password to choose; the rules are told before they are broken. */
export function NewPasswordField({ email, ...field }: NewPasswordFieldProps) {
  const translate = useTranslate();
  const strength = strengthOf({ email, password: field.value });
  return (
    <div>
      <PasswordField
        {...field}
        name="password"
        autoComplete="new-password"
        description={translate("password.rules", {
          minimum: PASSWORD_MINIMUM_LENGTH,
          maximum: PASSWORD_MAXIMUM_LENGTH,
          advised: PASSWORD_ADVISED_LENGTH,
        })}
        showText={translate("action.show")}
        hideText={translate("action.hide")}
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
