import type { StreamingCredentials } from "@skywave/contract";
import { type FormEvent, type ReactNode } from "react";
import { focusOnArrival } from "#forms/focus-on-arrival.ts";
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
import { useSetStreamingCredentials } from "./use-set-streaming-credentials.ts";

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
  const { isNewPassword, mayKeep, failure } = choice;

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
      <TextField
        label={translate("credentials.username")}
        name="username"
        autoComplete="username"
        description={translate("credentials.username-rules")}
        value={choice.username}
        onChange={choice.setUsername}
        error={choice.errorOf("username")}
      />
      {choice.code === undefined ? null : (
        <CodeField address={choice.username.trim()} choice={{ ...choice, code: choice.code }} />
      )}
      {isNewPassword ? (
        <NewPasswordField
          label={translate(mayKeep ? "credentials.password-new" : "credentials.password")}
          email={choice.username}
          value={choice.password}
          onChange={choice.setPassword}
          error={choice.errorOf("password")}
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
  address: string;
  choice: Omit<ReturnType<typeof useSetStreamingCredentials>, "code"> & { code: string };
}

/** The code that shows that the address is the person's own. */
function CodeField({ address, choice }: CodeFieldProps) {
  const translate = useTranslate<"security">();
  return (
    <>
      <TextField
        ref={focusOnArrival}
        label={translate("sign-in.code")}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        description={translate("security.code-to-contact", { contact: address })}
        value={choice.code}
        onChange={choice.setCode}
        error={choice.errorOf("code")}
      />
      <p>
        <TextButton isWorking={choice.isRunning} onPress={() => void choice.resend()}>
          {translate("sign-in.resend")}
        </TextButton>
      </p>
    </>
  );
}
