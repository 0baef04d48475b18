import { type Control, Controller, useWatch } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { NewPasswordField } from "#forms/new-password-field.tsx";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { RegisterRefusalNotice } from "./register-refusal-notice.tsx";
import {
  type RegisterAccountInput,
  type RegisterValues,
  useRegisterAccount,
} from "./use-register-account.ts";

interface RegisterAccountProps extends RegisterAccountInput {
  /** Leads back to where an account is found. */
  onFindAgain: () => void;
}

/** Makes the sign-in of an account that has none, in two steps: what it is to be, and the code from a contact on file. */
export function RegisterAccount({ onFindAgain, ...input }: RegisterAccountProps) {
  const translate = useTranslate<"lookup">();
  const registering = useRegisterAccount(input);
  const { control, problems, attempt, refusal, isSent, isRunning, submit, sendAgain, change } = registering;
  const part = useKeptFocus<HTMLFormElement>(isSent ? "code" : "sign-in");
  return (
    <form
      ref={part}
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {refusal === undefined ? null : <RegisterRefusalNotice refusal={refusal} onFindAgain={onFindAgain} />}
      {isSent ? (
        <CodeField control={control} contacts={input.contacts} />
      ) : (
        <SignInFields control={control} contacts={input.contacts} />
      )}
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning} workingText={translate("register-account.working")}>
          {translate(isSent ? "register-account.finish" : "register-account.send")}
        </Button>
        {isSent ? (
          <>
            <TextButton isWorking={isRunning} onPress={sendAgain}>
              {translate("sign-in.resend")}
            </TextButton>
            <TextButton onPress={change}>{translate("register-account.change")}</TextButton>
          </>
        ) : null}
      </div>
    </form>
  );
}

interface FieldsProps {
  control: Control<RegisterValues>;
  contacts: RegisterAccountInput["contacts"];
}

function SignInFields({ control, contacts }: FieldsProps) {
  const translate = useTranslate<"lookup">();
  const email = useWatch({ control, name: "email" });
  const [only, ...others] = contacts;
  return (
    <>
      <Controller
        control={control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate("account-step.email")}
            description={translate("register-account.email-hint")}
            type="email"
            inputMode="email"
            autoComplete="username"
            error={fieldState.error?.message}
          />
        )}
      />
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
      {only !== undefined && others.length === 0 ? (
        <p className={formStyles.hint}>
          {translate("register-account.contact-only", { contact: only.maskedValue })}
        </p>
      ) : (
        <Controller
          control={control}
          name="channel"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={translate("register-account.contact")}
              placeholder={translate("register-account.choose")}
              options={contacts.map(({ type, maskedValue }) => ({ value: type, label: maskedValue }))}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}

function CodeField({ control, contacts }: FieldsProps) {
  const translate = useTranslate();
  const channel = useWatch({ control, name: "channel" });
  const contact = contacts.find(({ type }) => type === channel)?.maskedValue ?? "";
  return (
    <Controller
      control={control}
      name="code"
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={translate("sign-in.code")}
          description={translate("sign-in.code-sent", { contact })}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
