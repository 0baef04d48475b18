import type { StreamingCredentials } from "@skywave/contract";
import type { FormEvent, ReactNode } from "react";
import { type Control, Controller, useWatch } from "react-hook-form";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { NewPasswordField } from "#forms/new-password-field.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import styles from "../section/security.module.css";
import { type TypedCredentials, useSetStreamingCredentials } from "./use-set-streaming-credentials.ts";

interface SetStreamingCredentialsFormProps {
  before: StreamingCredentials;
  onSaved: (saved: { credentials: StreamingCredentials; isNewPassword: boolean }) => void;
  onRefused: () => void;
  /** What stands beside the button that saves. */
  aside?: ReactNode;
}

/** A username and a password to choose; whoever chose a password before may keep it. */
export function SetStreamingCredentialsForm({
  before,
  onSaved,
  onRefused,
  aside,
}: SetStreamingCredentialsFormProps) {
  const translate = useTranslate<"self">();
  const choice = useSetStreamingCredentials(before, { onSaved, onRefused });
  const { control, isNewPassword, mayKeep, failure } = choice;
  const username = useWatch({ control, name: "username" });

  function submit(event: FormEvent) {
    event.preventDefault();
    void choice.save();
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={choice.problems} attempt={choice.attempt} />
      {failure === undefined ? null : (
        <CommonFailureNotice failure={failure} onRetry={() => void choice.save()} />
      )}
      {before.hasRandomCredentials ? <Notice tone="info">{translate("credentials.random")}</Notice> : null}
      {before.username === undefined ? null : (
        <p className={styles.soft}>{translate("credentials.now", { username: before.username })}</p>
      )}
      <Controller
        control={control}
        name="username"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate("credentials.username")}
            autoComplete="username"
            description={translate("credentials.username-rules")}
            error={fieldState.error?.message}
          />
        )}
      />
      {choice.isCodeAsked ? (
        <CodeField
          control={control}
          address={username.trim()}
          isSending={choice.isRunning}
          onResend={() => void choice.resend()}
        />
      ) : null}
      {isNewPassword ? (
        <Controller
          control={control}
          name="password"
          render={({ field, fieldState }) => (
            <NewPasswordField
              {...field}
              label={translate(mayKeep ? "credentials.password-new" : "credentials.password")}
              email={username}
              error={fieldState.error?.message}
            />
          )}
        />
      ) : null}
      {mayKeep ? (
        <p>
          <TextButton onPress={() => choice.setNewPassword(!isNewPassword)}>
            {translate(isNewPassword ? "credentials.password-keep" : "credentials.password-change")}
          </TextButton>
        </p>
      ) : null}
      {isNewPassword ? <p className={styles.soft}>{translate("credentials.others")}</p> : null}
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={choice.isRunning}>
          {translate("credentials.save")}
        </Button>
        {aside}
      </div>
    </form>
  );
}

interface CodeFieldProps {
  control: Control<TypedCredentials>;
  address: string;
  isSending: boolean;
  onResend: () => void;
}

/** The code that shows that the address is the person's own. */
function CodeField({ control, address, isSending, onResend }: CodeFieldProps) {
  const translate = useTranslate<"security">();
  return (
    <>
      <Controller
        control={control}
        name="code"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            ref={focusOnArrival}
            label={translate("sign-in.code")}
            autoComplete="one-time-code"
            inputMode="numeric"
            description={translate("security.code-to-contact", { contact: address })}
            error={fieldState.error?.message}
          />
        )}
      />
      <p>
        <TextButton isWorking={isSending} onPress={onResend}>
          {translate("sign-in.resend")}
        </TextButton>
      </p>
    </>
  );
}
