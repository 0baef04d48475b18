import type { WhichRadio } from "@skywave/services/signal/refresh-radio";
import { sendRefreshSteps, type SendRefreshStepsOutcome } from "@skywave/services/signal/send-refresh-steps";
import { useState } from "react";
import { useForm, Controller } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useRefuse } from "#forms/use-refuse.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import styles from "./refresh-radio.module.css";

type Failure = Extract<SendRefreshStepsOutcome, { ok: false }>;

/** The steps as a text message, for whoever ticks that they want one: the radio may be somewhere else. */
export function TextSteps({ which }: { which: WhichRadio }) {
  const translate = useTranslate<"signal">();
  const [isWanted, setWanted] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined)
    return (
      <Notice tone="good" takesFocus>
        {translate("refresh.text.sent", { phone: sentTo })}
      </Notice>
    );
  return (
    <div className={styles.text}>
      <Checkbox name="wants-text" isOptional isChecked={isWanted} onChange={setWanted}>
        {translate("refresh.text.offer")}
      </Checkbox>
      {isWanted ? <TextForm which={which} onSent={setSentTo} /> : null}
    </div>
  );
}

function TextForm({ which, onSent }: { which: WhichRadio; onSent: (maskedPhone: string) => void }) {
  const translate = useTranslate<"signal">();
  const { skywave, tracking } = useApp();
  const [failure, setFailure] = useState<Failure>();
  const { isRunning, run } = useSingleFlight();
  const { control, formState, handleSubmit, setError } = useForm({ defaultValues: { phone: "" } });
  const { attempt, refuse } = useRefuse(setError);

  async function send({ phone }: { phone: string }) {
    setFailure(undefined);
    if (phone.trim() === "") return refuse([{ field: "phone", message: translate("refresh.text.empty") }]);
    const outcome = await sendRefreshSteps(skywave, { phone, language: translate.locale, ...which });
    if (outcome.ok) {
      tracking.event("refresh-text-sent", { componentName: "refreshSignal" });
      return onSent(outcome.maskedPhone);
    }
    tracking.businessError(outcome.code);
    if (outcome.code === "INVALID_PHONE_NUMBER" || outcome.code === "DEVICE_LIMIT_EXCEEDED_FOR_PHONE_NUMBER")
      return refuse([{ field: "phone", message: translate(`refresh.text.${outcome.code}`) }]);
    setFailure(outcome);
  }

  const wrong = formState.errors.phone?.message;
  const problems = wrong === undefined ? [] : [{ field: "phone" as const, message: wrong }];
  const submit = () => void run(() => handleSubmit(send)());
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
      {failure === undefined ? null : <TextFailureNotice failure={failure} onRetry={submit} />}
      <Controller
        control={control}
        name="phone"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate("refresh.text.phone")}
            description={translate("refresh.text.why")}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            error={fieldState.error?.message}
          />
        )}
      />
      <div className={formStyles.foot}>
        <Button type="submit" look="quiet" isWorking={isRunning}>
          {translate("refresh.text.send")}
        </Button>
      </div>
    </form>
  );
}

function TextFailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const translate = useTranslate<"signal">();
  switch (failure.code) {
    case "DEVICE_NOT_FOUND":
      return (
        <Notice tone="bad" takesFocus>
          {translate("refresh.error.DEVICE_NOT_FOUND")}
        </Notice>
      );
    // Both stand beside the field.
    case "INVALID_PHONE_NUMBER":
    case "DEVICE_LIMIT_EXCEEDED_FOR_PHONE_NUMBER":
      return null;
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={failure} onRetry={onRetry} takesFocus />;
  }
}
