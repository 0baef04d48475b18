import { Controller } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { useLookUpByEmail } from "./use-look-up-by-email.ts";

/** By the mail of an address that is on file: a code goes there first. */
export function EmailForm({ onFound }: { onFound: (token: string) => void }) {
  const translate = useTranslate<"lookup">();
  const lookingUp = useLookUpByEmail(onFound);
  const { control, problems, attempt, failure, sentTo, isRunning, submit, sendAgain, changeEmail } =
    lookingUp;
  const part = useKeptFocus<HTMLFormElement>(sentTo === undefined ? "email" : "code");
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
      {failure === undefined ? null : <EmailFailureNotice failure={failure} />}
      {sentTo === undefined ? (
        <Controller
          control={control}
          name="lookUpEmail"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={translate("account-step.email")}
              description={translate("identify.email-hint")}
              type="email"
              inputMode="email"
              autoComplete="email"
              error={fieldState.error?.message}
            />
          )}
        />
      ) : (
        <Controller
          control={control}
          name="lookUpCode"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={translate("sign-in.code")}
              description={translate("identify.email-sent", { email: sentTo })}
              inputMode="numeric"
              autoComplete="one-time-code"
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning} workingText={translate("look-up.looking")}>
          {translate(sentTo === undefined ? "sign-in.mail-code" : "look-up.submit")}
        </Button>
        {sentTo === undefined ? null : (
          <>
            <TextButton isWorking={isRunning} onPress={sendAgain}>
              {translate("sign-in.resend")}
            </TextButton>
            <TextButton onPress={changeEmail}>{translate("identify.email-change")}</TextButton>
          </>
        )}
      </div>
    </form>
  );
}

type Failure = NonNullable<ReturnType<typeof useLookUpByEmail>["failure"]>;

function EmailFailureNotice({ failure }: { failure: Failure }) {
  const translate = useTranslate();
  switch (failure.code) {
    case "INVALID":
    case "EXPIRED":
      return (
        <Notice tone="bad" takesFocus>
          {translate(`sign-in.error.${failure.code}`)}
        </Notice>
      );
    // Stands beside the field.
    case "INVALID_EMAIL_ERROR":
      return null;
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={failure} takesFocus />;
  }
}
